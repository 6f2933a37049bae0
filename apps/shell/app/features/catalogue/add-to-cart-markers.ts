/** On a form that adds something to the cart: `item` on an item's page, `list` in the mall's list. */
export const addFormMarker = 'data-add-form';
/** Inside that form: on the element that says what went wrong. */
export const addErrorMarker = 'data-add-error';
/**
 * On what the sheet copies from an item: its drawing, and when a model is delivered. A choice in the list with another
 * day has the text for that day as the value.
 */
export const drawnMarker = 'data-drawn';
export const daysMarker = 'data-days';
/** On what is said about the model that the value names, such as its price steps: only the chosen model's is shown. */
export const stepsMarker = 'data-steps-of';
/** Name of the button that goes on to order what it adds. */
export const buyName = 'buy';
/** Id of the sheet that says what was added. */
export const addedId = 'added';
/** On an element that the script fills; its value names the content. */
export const placeMarker = 'data-place';
/** The price of the chosen pieces together, the price of each, and the number in stock. */
type PricePlace = 'line' | 'each' | 'stock';
/** The elements in the sheet. */
type AddedPlace =
  | 'drawing'
  | 'name'
  | 'model'
  | 'days'
  | 'quantity'
  | 'price'
  | 'count'
  | 'goods'
  | 'delivery'
  | 'toFree';
export type Place = PricePlace | AddedPlace;

export function placeOf(name: Place): Record<typeof placeMarker, Place> {
  return { [placeMarker]: name };
}
