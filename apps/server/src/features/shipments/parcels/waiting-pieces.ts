interface Pieces {
  sku: string;
  quantity: number;
}

/** The lines of an order's goods with the pieces that are in no parcel yet and not kept back. */
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
