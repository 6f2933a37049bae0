/** Attributes by which the mall's small script finds the purchase form and where it says what failed. */
export const addFormMarker = 'data-add-to-cart';
export const addErrorMarker = 'data-add-error';
