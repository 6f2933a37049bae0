import type { CatalogueItem } from '@uid/contract/content';
import type { ItemWords } from '@uid/contract/item-words';

/** As staff write it: a field a language, and what is included a line each. */
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

/** As the table keeps it. */
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
