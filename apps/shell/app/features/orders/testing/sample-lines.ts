import type { CartLine, Totals } from '@uid/contract/cart';

/** For tests: a line of two cards that can be ordered. */
export function cartLine(values: Partial<CartLine> = {}): CartLine {
  const line: CartLine = {
    sku: 'CARD-A',
    itemId: 'card',
    name: 'Card',
    variantName: 'Plain',
    drawing: 'sim',
    unit: 'card',
    delivery: 'shipped',
    quantity: 2,
    isSelected: true,
    priceFen: 6_800,
    available: 100,
    state: 'available',
    lineFen: 13_600,
  };
  return { ...line, ...values };
}

export function totalsOf(goodsFen: number, deliveryFen = 0): Totals {
  const totalFen = goodsFen + deliveryFen;
  return { goodsFen, deliveryFen, discountFen: 0, taxFen: 0, totalFen, includedTaxFen: 0 };
}
