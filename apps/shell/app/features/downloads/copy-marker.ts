/** On a button; names what it says once the text beside it is in the clipboard. */
export const copyMarker = 'data-copied';
