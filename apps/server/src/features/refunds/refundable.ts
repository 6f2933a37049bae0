/** The rules in this file tell what may be refunded; all amounts are in integer fen. */
export interface RefundLine {
  sku: string;
  quantity: number;
  lineFen: number;
}

export interface Pieces {
  sku: string;
  quantity: number;
}

/** The fen of each line after its share of the discount, by SKU; the shares add up to the whole discount. */
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
 * The fen for `count` more pieces of a line of which `earlier` pieces have been refunded already.
 * The running total is rounded down, so that the last piece returns what is left of the line.
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
