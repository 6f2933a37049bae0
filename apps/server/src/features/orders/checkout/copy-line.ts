import type { CatalogueItem } from '@uid/contract/content';
import type { Localised } from '@uid/contract/language';

import { parseOnce } from '../../../parse-once.ts';
import { lineFenOf } from '../../catalogue/line-fen.ts';
import type { ListedLine } from '../../cart/read-lines.ts';

export type OrderLineCopy = ReturnType<typeof copyLine>;

/** What is bought and at what price. `texts` and `names` are JSON, as the catalogue stores them. */
type BoughtLine = Pick<
  ListedLine,
  | 'sku'
  | 'itemId'
  | 'drawing'
  | 'delivery'
  | 'quantity'
  | 'priceFen'
  | 'leadDays'
  | 'texts'
  | 'names'
>;

/** Copies all that an order says about a line: the catalogue may change later, but the order must not. */
export function copyLine(line: BoughtLine) {
  const { sku, itemId, drawing, delivery, quantity, priceFen, leadDays } = line;
  const { zh, en } = parseOnce(line.texts) as CatalogueItem['text'];
  return {
    sku,
    itemId,
    drawing,
    delivery,
    quantity,
    priceFen,
    lineFen: lineFenOf(line),
    leadDays,
    names: JSON.stringify({ zh: zh.name, en: en.name } satisfies Localised<string>),
    variantNames: line.names,
    units: JSON.stringify({ zh: zh.unit, en: en.unit } satisfies Localised<string>),
  };
}
