/** The unique keys of a quote's emails in the outbox. */
export const mailKeys = {
  sent: (quoteId: string) => `quote:${quoteId}`,
  withdrawn: (quoteId: string) => `quote-withdrawn:${quoteId}`,
  accepted: (quoteId: string) => `quote-accepted:${quoteId}`,
  acceptedForShop: (quoteId: string) => `quote-accepted-shop:${quoteId}`,
};
