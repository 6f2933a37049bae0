import { expect, test } from 'vitest';

import { chinaTime, parseChinaTime } from './china-time.ts';

test('times are China’s, there and back', () => {
  const at = Date.UTC(2026, 0, 4, 16, 0, 1);
  expect(chinaTime(at)).toBe('2026-01-05 00:00:01');
  expect(parseChinaTime('2026-01-05 00:00:01')).toBe(at);
  for (const text of ['', 'now', '2026-01-05', '2026-01-05T00:00:01', '2026-13-05 00:00:01'])
    expect(parseChinaTime(text)).toBeNaN();
});
