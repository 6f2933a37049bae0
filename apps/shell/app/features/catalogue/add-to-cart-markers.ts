/** On a form that puts something in the cart: `item` on the page of one, `list` in the mall's list. */
export const addFormMarker = 'data-add-form';
/** In it: where is said what went wrong. */
export const addErrorMarker = 'data-add-error';
/**
 * What the sheet takes over of an item: its drawing, and when a model of it is there. A choice in the list for which that
 * is another day has its words as the value.
 */
export const drawnMarker = 'data-drawn';
export const daysMarker = 'data-days';
/** What is said of the model it names, such as its steps of the price: the chosen model's is shown. */
export const stepsMarker = 'data-steps-of';
/** Name of the button that goes on to order what it adds. */
export const buyName = 'buy';
/** The sheet that says what was added. */
export const addedId = 'added';
/** A place by the name of what the script writes there. */
export const placeMarker = 'data-place';
/** What the chosen pieces cost together, and each of them, and how many there are. */
type PricePlace = 'line' | 'each' | 'stock';
/** In the sheet. */
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
