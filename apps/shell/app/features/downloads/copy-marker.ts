/** On a button that copies the text beside it. */
export const copyMarker = 'data-copy';
