import { expect, test } from 'vitest';

import { chinaTime, momentWords, parseChinaTime } from './china-time.ts';

test('times are China’s, there and back', () => {
  const at = Date.UTC(2026, 0, 4, 16, 0, 1);
  expect(chinaTime(at)).toBe('2026-01-05 00:00:01');
  expect(parseChinaTime('2026-01-05 00:00:01')).toBe(at);
  for (const text of ['', 'now', '2026-01-05', '2026-01-05T00:00:01', '2026-13-05 00:00:01'])
    expect(parseChinaTime(text)).toBeNaN();
});

test('a moment is written as its reader writes days, with the place whose clock it is', () => {
  const at = Date.UTC(2026, 0, 4, 16, 0, 1);
  expect(momentWords(at, 'en')).toBe('5 Jan 2026, 00:00:01 (Beijing time)');
  expect(momentWords(at, 'zh')).toBe('2026年1月5日 00:00:01（北京时间）');
});
