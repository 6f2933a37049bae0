/** On a button that copies the text beside the button. */
export const copyMarker = 'data-copy';
