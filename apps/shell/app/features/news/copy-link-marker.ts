/** On the button that copies the article's address; says that it is done. */
export const copyLinkMarker = 'data-copy-link';
