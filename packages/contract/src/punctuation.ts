import type { Localised } from './language.ts';

/** The separators of each language: between two sentences, between a name and its description, and in a list. */
export const sentenceGap: Localised<string> = { zh: '', en: ' ' };
export const colon: Localised<string> = { zh: '：', en: ': ' };
export const listComma: Localised<string> = { zh: '、', en: ', ' };
/** The separator in a list whose entries have several words each. */
export const listSemicolon: Localised<string> = { zh: '；', en: '; ' };
