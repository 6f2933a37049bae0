import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { company } from '@uid/content/company';
import { products } from '@uid/content/products';
import { languages } from '@uid/contract/language';

import { documentEntry } from '../document/document-entry.ts';
import { documentWords } from '../document/document-words.ts';
import { makeProductDocument } from '../document/make-product-document.ts';
import type { Pictures } from '../drawing/pictures.ts';
import type { PublishedEntry } from '../published-files.ts';
import { openTypeface } from '../text/typeface.ts';

/** Writes a document for every product and language. */
export async function publishDocuments(
  folder: string,
  pictures: Pictures,
): Promise<PublishedEntry[]> {
  const entries: PublishedEntry[] = [];
  for (const language of languages) {
    const typeface = await openTypeface(language);
    for (const product of products) {
      const words = documentWords(product, company, language);
      const picture = pictures.print[product.drawing];
      const bytes = await makeProductDocument({ words, picture, typeface });
      const entry = documentEntry(words, product);
      await writeFile(join(folder, entry.name), bytes);
      entries.push(entry);
    }
  }
  return entries.toSorted((a, b) => positionOf(a) - positionOf(b));
}

function positionOf({ product }: PublishedEntry): number {
  return products.findIndex(({ slug }) => slug === product);
}
