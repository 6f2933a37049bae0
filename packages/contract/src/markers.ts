/** Attributes by which the small script of every page finds the header's values that it keeps up to date. */
export const cartMarker = 'data-cart-count';
export const accountMarker = 'data-account-name';
/** `guest` or `user`: which links the header shows. */
export const accountLinks = 'data-account-links';
/** The event that a page dispatches on `window` after it changed something that the header shows. */
export const storedEvent = 'uid-stored';
export const logoutMarker = 'data-logout';
/** The button that switches between light and dark theme. */
export const themeMarker = 'data-theme-switch';
/** Style sheets of fonts that load only after the first paint of a first visit. */
export const fontsMarker = 'data-fonts';
