import type { LifecycleRow } from '@uid/contract/content';

import type { DocumentTexts } from './document-texts.ts';
import type { Sheet } from './sheet.ts';
import { writeTable } from './write-table.ts';
import { openTable } from './write-facts.ts';

/** Writes until when each model or version is sold and supported, as on the product's page. */
export function writeLifecycle(
  sheet: Sheet,
  rows: readonly LifecycleRow[],
  texts: DocumentTexts,
): void {
  const day = (date: string | undefined) => date ?? texts.open;
  const cells = rows.map(({ subject, releasedOn, saleEndsOn, supportEndsOn }) => [
    subject,
    releasedOn,
    day(saleEndsOn),
    day(supportEndsOn),
  ]);
  writeTable(sheet, [{ rows: cells }], {
    parent: openTable(sheet, texts.lifecycle),
    heads: [texts.model, texts.released, texts.saleEnds, texts.supportEnds],
    shares: [0.4, 0.2, 0.2, 0.2],
  });
}
