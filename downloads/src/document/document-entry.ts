import type { Product } from '@uid/contract/content';

import { wordsHash } from '../draw/words-hash.ts';
import type { PublishedEntry } from '../published-files.ts';
import { documentTexts } from './document-texts.ts';
import type { DocumentWords } from './document-words.ts';
import { releaseOf } from './release.ts';

/** Returns the entry of a product's document in the list of published files. */
export function documentEntry(
  words: DocumentWords,
  { text }: Pick<Product, 'text'>,
  writtenOn?: string,
): PublishedEntry {
  const { slug, language } = words;
  const { version, date } = releaseOf(words, writtenOn);
  return {
    name: `uid-${slug}-${language}.pdf`,
    kind: 'product-document',
    language,
    product: slug,
    title: { zh: text.zh.name, en: text.en.name },
    version,
    date,
    type: 'application/pdf',
    savedAs: documentTexts[language].fileName(text[language].name, version),
    words: wordsHash(words),
  };
}
