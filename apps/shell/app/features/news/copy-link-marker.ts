/** On the button that copies the article's address. */
export const copyLinkMarker = 'data-copy-link';
