/** Attributes by which the script of an item's page finds its form, and where it says what went wrong. */
export const addFormMarker = 'data-add-form';
export const addErrorMarker = 'data-add-error';
/** The steps of the price of the model it names: the chosen model's are shown. */
export const stepsMarker = 'data-steps-of';
/** What the chosen pieces cost together, and each of them. */
export const lineMarker = 'data-line-price';
export const eachMarker = 'data-piece-price';
/** Where the stock stands; its words for many, `{n}` and none come with it. */
export const stockMarker = 'data-stock';
/** Of use without script only. */
export const plainMarker = 'data-without-script';
