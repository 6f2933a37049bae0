import { expect, test } from 'vitest';

import { judgePattern, listPatterns } from './slow-patterns.ts';

test.each([
  ['of which every letter may begin the end', String.raw`/\/+$/`, 'polynomial'],
  ['that reads the same letters in several ways', String.raw`/^(?:<!--.*?-->)*<a/s`, 'exponential'],
  ['that reads each letter once', String.raw`/^\/+/`, 'none'],
  ['that looks around', String.raw`/(?<=a)b+$/`, 'unknown'],
])('a regular expression %s is told from others: %s, %s', async (_what, pattern, growth) => {
  const [found] = listPatterns(`export const is = (text: string) => ${pattern}.test(text);`);
  expect((await judgePattern(found!)) ?? 'none').toContain(growth);
});
