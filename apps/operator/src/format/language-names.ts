import type { Language, Localised } from '@uid/contract/language';

/** The name of each language of the site, in the reader's language. */
export const languageNames: Localised<Record<Language, string>> = {
  zh: { zh: '中文', en: '英文' },
  en: { zh: 'Chinese', en: 'English' },
};
