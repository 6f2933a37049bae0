/** Attributes and ids by which the scripts of the mall's list find its parts. */
export const filtersId = 'filters';
export const panelId = 'filter-panel';
/** A part that is replaced in place when a filter changes; its value names it. */
export const partMarker = 'data-part';
/** A link that changes the list in place. */
export const inPlaceMarker = 'data-in-place';
/** How the list is shown where the address does not say it: kept in this browser, on the root element before the first paint. */
export const viewKey = 'uid-items';
