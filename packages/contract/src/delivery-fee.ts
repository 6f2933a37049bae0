/** What the delivery of an order costs, whatever is in it. */
export const deliveryFeeFen = 1_200;
/** Shipped goods worth this much travel free. */
export const freeDeliveryFromFen = 50_000;
