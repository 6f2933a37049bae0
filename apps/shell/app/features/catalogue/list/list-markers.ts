/** Attributes and ids by which the scripts of the mall's list find its parts. */
export const filtersId = 'filters';
export const panelId = 'filter-panel';
/** On a part that is replaced in place when a filter changes; the value is its name. */
export const partMarker = 'data-part';
/** On a link that changes the list in place. */
export const inPlaceMarker = 'data-in-place';
/**
 * Storage key of how the list is shown if the address does not say so. The stored value is on the root element before
 * the first paint.
 */
export const viewKey = 'uid-items';
