/** The lower and the upper end of an axis. */
type Range = [from: number, to: number];

/**
 * Returns the axes of revenue and of orders. Both zeros are on one line, so that the line falls below it on a day
 * with more refunded than received.
 */
export function rangesFromZero(
  yuan: readonly number[],
  orders: readonly number[],
): { yuan: Range; orders: Range } {
  const minimum = Math.min(0, ...yuan);
  const maxYuan = Math.max(1, ...yuan) * 1.05;
  const maxOrders = Math.max(1, ...orders) * 1.05;
  return { yuan: [minimum, maxYuan], orders: [(minimum / maxYuan) * maxOrders, maxOrders] };
}
