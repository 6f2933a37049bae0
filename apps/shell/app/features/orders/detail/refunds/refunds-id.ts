/** Where an order's page has its refunds. */
export const refundsId = 'refunds';
