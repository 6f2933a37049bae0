/** Delivery fee of an order, whatever it contains. */
export const deliveryFeeFen = 1_200;
/** Delivery is free from this value of the shipped goods on. */
export const freeDeliveryFromFen = 50_000;
