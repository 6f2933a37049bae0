/** The site's languages; the first is the default and has no path prefix. */
export const languages = ['zh', 'en'] as const;
export type Language = (typeof languages)[number];
export const defaultLanguage: Language = 'zh';

/** A value in every language. */
export type Localised<T> = Record<Language, T>;

/** The BCP 47 tag of a language, for `lang`, `hreflang`, `Intl` and `Accept-Language`. */
export const languageTags: Localised<string> = { zh: 'zh-CN', en: 'en' };

/** The locale for dates and times, for `Intl`: our English is British. */
export const timeTags: Localised<string> = { zh: 'zh-CN', en: 'en-GB' };

/** The site's language that a BCP 47 tag asks for. */
export function languageOfTag(tag: string): Language {
  return languages.find((each) => tag.startsWith(each)) ?? defaultLanguage;
}

export function isLanguage(word: string): word is Language {
  return languages.some((each) => each === word);
}
