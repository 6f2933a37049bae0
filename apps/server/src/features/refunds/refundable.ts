/** Rules of what may be asked back, in integer fen. */
export interface RefundLine {
  sku: string;
  quantity: number;
  lineFen: number;
}

export interface Pieces {
  sku: string;
  quantity: number;
}

/** Each line's part of the discount; the parts add up to all of it. */
export function netOfLines(lines: RefundLine[], discountFen: number): Map<string, number> {
  const goodsFen = lines.reduce((sum, { lineFen }) => sum + lineFen, 0);
  const nets = new Map<string, number>();
  let before = 0;
  for (const { sku, lineFen } of lines) {
    const share =
      shareOf(discountFen, before + lineFen, goodsFen) - shareOf(discountFen, before, goodsFen);
    nets.set(sku, lineFen - share);
    before += lineFen;
  }
  return nets;
}

/**
 * What `count` more pieces of a line bring when `earlier` have gone back already.
 * Rounded down as a running total, so that the last piece brings what is left of the line.
 */
export function amountOfPieces(
  { quantity }: Pick<RefundLine, 'quantity'>,
  netFen: number,
  { earlier, count }: { earlier: number; count: number },
): number {
  return shareOf(netFen, earlier + count, quantity) - shareOf(netFen, earlier, quantity);
}

function shareOf(amountFen: number, part: number, whole: number): number {
  return whole === 0 ? 0 : Number((BigInt(amountFen) * BigInt(part)) / BigInt(whole));
}

export function countPieces(pieces: Pieces[], sku: string): number {
  return pieces.filter((each) => each.sku === sku).reduce((sum, { quantity }) => sum + quantity, 0);
}
