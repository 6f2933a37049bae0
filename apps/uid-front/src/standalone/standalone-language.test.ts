import { expect, test } from 'vitest';

import { standaloneLanguage } from './standalone-language.ts';

test.each([
  ['?lang=en', 'zh-CN', 'en'],
  ['?lang=zh', 'en', 'zh'],
  ['', 'zh-CN', 'zh'],
  ['', 'en-GB', 'en'],
  ['?lang=fr', 'zh-CN', 'zh'],
])('%s in a document in %s is read in %s', (search, documentLanguage, language) => {
  expect(standaloneLanguage(search, documentLanguage)).toBe(language);
});
