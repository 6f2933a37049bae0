/** Id of the refunds on an order's page. */
export const refundsId = 'refunds';
