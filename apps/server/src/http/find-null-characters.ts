import type { Language } from '@uid/contract/language';

const messages = {
  zh: '含有无法保存的字符',
  en: 'Contains a character that cannot be stored',
};

/** Texts with a NUL in them, by path. Nobody types one, and PostgreSQL stores none. */
export function findNullCharacters(value: unknown, language: Language): Record<string, string> {
  return Object.fromEntries(pathsIn(value, '').map((path) => [path, messages[language]]));
}

function pathsIn(value: unknown, path: string): string[] {
  if (typeof value === 'string') return value.includes('\0') ? [path] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    pathsIn(inner, path === '' ? key : `${path}.${key}`),
  );
}
