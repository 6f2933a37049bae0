import type { CatalogueItem } from '@uid/contract/content';
import type { ItemWords } from '@uid/contract/item-words';

/** Converts the text to the form that staff fill in: a field per language, and what is included one per line. */
export function itemWordsOf({ zh, en }: CatalogueItem['text']): ItemWords {
  return {
    nameZh: zh.name,
    nameEn: en.name,
    summaryZh: zh.summary,
    summaryEn: en.summary,
    unitZh: zh.unit,
    unitEn: en.unit,
    includesZh: zh.includes.join('\n'),
    includesEn: en.includes.join('\n'),
  };
}

/** Converts the words of the form to the text that the table stores. */
export function itemTextOf(words: ItemWords): CatalogueItem['text'] {
  return {
    zh: {
      name: words.nameZh,
      summary: words.summaryZh,
      unit: words.unitZh,
      includes: linesOf(words.includesZh),
    },
    en: {
      name: words.nameEn,
      summary: words.summaryEn,
      unit: words.unitEn,
      includes: linesOf(words.includesEn),
    },
  };
}

function linesOf(text: string): string[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
}
