/** What a link to the messages of an order names. */
export const messagesId = 'messages';
