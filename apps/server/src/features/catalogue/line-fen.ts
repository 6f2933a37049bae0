interface PricedPieces {
  /** Of one piece. */
  priceFen: number;
  quantity: number;
}

/** What so many pieces cost together. */
export function lineFenOf({ priceFen, quantity }: PricedPieces): number {
  return priceFen * quantity;
}
