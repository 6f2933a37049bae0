/** The lower and the upper end of an axis. */
type Range = [from: number, to: number];

/** Axes of revenue and of orders whose zeros are one line, below which a day goes on which more was refunded than received. */
export function rangesFromZero(
  yuan: readonly number[],
  orders: readonly number[],
): { yuan: Range; orders: Range } {
  const least = Math.min(0, ...yuan);
  const maxYuan = Math.max(1, ...yuan) * 1.05;
  const maxOrders = Math.max(1, ...orders) * 1.05;
  return { yuan: [least, maxYuan], orders: [(least / maxYuan) * maxOrders, maxOrders] };
}
