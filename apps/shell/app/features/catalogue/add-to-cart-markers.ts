/** Attributes by which the script of an item's page finds its form, and where it says what went wrong. */
export const addFormMarker = 'data-add-form';
export const addErrorMarker = 'data-add-error';
/** What is said of the model it names, such as its steps of the price: the chosen model's is shown. */
export const stepsMarker = 'data-steps-of';
/** Of use without script only. */
export const plainMarker = 'data-without-script';
/** Name of the button that goes on to order what it adds. */
export const buyName = 'buy';
/** The sheet that says what was added. */
export const addedId = 'added';
/** A place by the name of what the script writes there. */
export const placeMarker = 'data-place';
/** What the chosen pieces cost together, and each of them, and how many there are. */
type PricePlace = 'line' | 'each' | 'stock';
/** In the sheet. */
type AddedPlace = 'quantity' | 'price' | 'count' | 'goods' | 'delivery' | 'toFree';
export type Place = PricePlace | AddedPlace;

export function placeOf(name: Place): Record<typeof placeMarker, Place> {
  return { [placeMarker]: name };
}
