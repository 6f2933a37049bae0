/** Attributes by which the small script of every page finds what it keeps true in the header. */
export const cartMarker = 'data-cart-count';
export const accountMarker = 'data-account-name';
/** `guest` or `user`: which links to show. */
export const accountLinks = 'data-account-links';
/** Told to `window` by a page that changed what the header shows. */
export const storedEvent = 'uid-stored';
export const logoutMarker = 'data-logout';
/** The button that switches day and night. */
export const themeMarker = 'data-theme-switch';
/** Style sheets of fonts that wait for the first paint of a first visit. */
export const fontsMarker = 'data-fonts';
