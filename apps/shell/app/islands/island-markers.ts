/** Where a small script belongs: its address, and that of each file it imports. */
export const enhancementMarker = 'data-enhancement';
/** On the element of a page's island: the address of the module that brings it to life. */
export const islandMarker = 'data-island';
/** On an island whose script has arrived, or is known not to. */
export const loadedMarker = 'data-loaded';
/** On an island of use without script too: it stays when its script does not arrive. */
export const readableMarker = 'data-readable';
/** On an island or a small script for a session only: without one it is not fetched. The page of such an island goes to log in. */
export const sessionMarker = 'data-session';
/** The props an island was rendered with, as JSON, for its hydration. */
export const islandPropsId = 'island-props';
/** What to show when the script of an island does not arrive. */
export const islandFailureId = 'island-failure';
