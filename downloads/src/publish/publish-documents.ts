import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { products } from '@uid/content/products';
import { languages } from '@uid/contract/language';

import type { DrawingName } from '../drawing/drawing-name.ts';
import { printPalette } from '../drawing/palette.ts';
import { readPicture } from '../drawing/read-picture.ts';
import { documentTexts } from '../document/document-texts.ts';
import { makeProductDocument } from '../document/make-product-document.ts';
import { releaseOf } from '../document/release.ts';
import type { PublishedEntry } from '../published-files.ts';
import { openTypeface } from '../text/typeface.ts';

/** Writes a document for every product and language. */
export async function publishDocuments(
  folder: string,
  drawings: ReadonlyMap<DrawingName, string>,
): Promise<PublishedEntry[]> {
  const entries: PublishedEntry[] = [];
  for (const language of languages) {
    const typeface = await openTypeface({ chinese: language === 'zh' });
    for (const product of products) {
      const picture = readPicture(drawings.get(product.drawing) ?? '', printPalette);
      const bytes = await makeProductDocument({ product, language, picture, typeface });
      const { version, date } = releaseOf(product, language);
      const { name } = product.text[language];
      const entry: PublishedEntry = {
        name: `uid-${product.slug}-${language}.pdf`,
        kind: 'product-document',
        language,
        product: product.slug,
        title: { zh: product.text.zh.name, en: product.text.en.name },
        version,
        date,
        type: 'application/pdf',
        savedAs: documentTexts[language].fileName(name, version),
      };
      await writeFile(join(folder, entry.name), bytes);
      entries.push(entry);
    }
  }
  return entries.toSorted((a, b) => positionOf(a) - positionOf(b));
}

function positionOf({ product }: PublishedEntry): number {
  return products.findIndex(({ slug }) => slug === product);
}
