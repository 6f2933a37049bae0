/** Id of the element that a link to an order's messages names. */
export const messagesId = 'messages';
