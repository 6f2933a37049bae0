import type { Language } from '@uid/contract/language';

const messages = {
  zh: '含有无法保存的字符',
  en: 'Contains a character that cannot be stored',
};

/**
 * Finds texts with a NUL or half a surrogate pair, by path. Nobody types either. PostgreSQL stores no NUL, and both
 * databases replace half a pair by another character, so that the text would not be found again.
 */
export function findUnstorableTexts(value: unknown, language: Language): Record<string, string> {
  const fields: Record<string, string> = {};
  collect(value, '', (path) => (fields[path] = messages[language]));
  return fields;
}

function collect(value: unknown, path: string, found: (path: string) => void): void {
  if (typeof value === 'string' && (value.includes('\0') || !value.isWellFormed())) found(path);
  if (typeof value !== 'object' || value === null) return;
  for (const [key, inner] of Object.entries(value))
    collect(inner, path === '' ? key : `${path}.${key}`, found);
}
