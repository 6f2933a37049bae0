interface Pieces {
  sku: string;
  quantity: number;
}

/** What of an order's shipped goods is in no parcel yet, and is not kept back. */
export function waitingPieces<Line extends Pieces & { delivery: string; keptBack: number }>(
  orderLines: readonly Line[],
  packed: readonly Pieces[],
): Line[] {
  return orderLines
    .filter(({ delivery }) => delivery === 'shipped')
    .map((line) => ({
      ...line,
      quantity: line.quantity - line.keptBack - piecesOf(packed, line.sku),
    }))
    .filter(({ quantity }) => quantity > 0);
}

function piecesOf(lines: readonly Pieces[], sku: string): number {
  return lines.filter((line) => line.sku === sku).reduce((sum, { quantity }) => sum + quantity, 0);
}
