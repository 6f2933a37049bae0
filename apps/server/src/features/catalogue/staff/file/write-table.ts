import type { Language } from '@uid/contract/language';

import { csvRow } from '../../../../csv-row.ts';
import type { Handle } from '../../../../database/database.ts';
import { readPromised } from '../read-promised.ts';
import { presentVariant, readVariants } from '../read-variants.ts';
import { columnKeys, headings, yesNo } from './columns.ts';

const batch = 500;
/** Without this, a spreadsheet takes the file for an encoding older than UTF-8. */
const byteOrderMark = '\ufeff';

/** Writes all variants as CSV, by SKU. No more than one page of them is in memory. */
export async function* writeTable(handle: Handle, language: Language): AsyncGenerator<string> {
  yield byteOrderMark + csvRow(columnKeys.map((key) => headings[key][language]));
  for (let after: string | undefined = undefined; ;) {
    const page = await readVariants(handle, { after, limit: batch });
    const skus = page.map(({ sku }) => sku);
    const promised = skus.length > 0 ? await readPromised(handle, skus) : new Map<string, number>();
    yield page
      .map((row) => presentVariant(row, language))
      .map(({ sku, itemName, name, priceFen, stock, leadDays, state }) =>
        csvRow([
          sku,
          itemName,
          name,
          { fen: priceFen },
          `${stock + (promised.get(sku) ?? 0)}`,
          `${leadDays}`,
          yesNo[language][state === 'on-sale' ? 'yes' : 'no'],
        ]),
      )
      .join('');
    if (page.length < batch) return;
    after = skus.at(-1);
  }
}
