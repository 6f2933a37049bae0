interface PricedPieces {
  /** The price of one piece. */
  priceFen: number;
  quantity: number;
}

/** The price of a quantity, in fen. */
export function lineFenOf({ priceFen, quantity }: PricedPieces): number {
  return priceFen * quantity;
}
