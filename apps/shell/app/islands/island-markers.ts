/** On a template: the address of a small script of the page, or of a file that the script imports. */
export const enhancementMarker = 'data-enhancement';
/** On the element of a page's island: the address of the module that hydrates it. */
export const islandMarker = 'data-island';
/** Set on an island once its script has arrived, or is known not to arrive. */
export const loadedMarker = 'data-loaded';
/** On an island that is useful without script, too: it stays if its script does not arrive. */
export const readableMarker = 'data-readable';
/**
 * On an island or a small script that is not fetched without a session. The page of such an island sends a visitor
 * without a session to log in.
 */
export const sessionMarker = 'data-session';
/** Id of the script element with the props that an island was rendered with, as JSON, for its hydration. */
export const islandPropsId = 'island-props';
/** Id of the template to show if the script of an island does not arrive. */
export const islandFailureId = 'island-failure';
