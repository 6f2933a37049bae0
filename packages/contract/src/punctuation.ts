import type { Localised } from './language.ts';

/** What each language writes between two sentences, between what names a thing and what is said of it, and in a list. */
export const sentenceGap: Localised<string> = { zh: '', en: ' ' };
export const colon: Localised<string> = { zh: '：', en: ': ' };
export const listComma: Localised<string> = { zh: '、', en: ', ' };
/** Between the parts of a list that are several words each. */
export const listSemicolon: Localised<string> = { zh: '；', en: '; ' };
