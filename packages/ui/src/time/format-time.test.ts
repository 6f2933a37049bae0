import fc from 'fast-check';
import { expect, onTestFinished, test, vi } from 'vitest';

import {
  formatDate,
  formatDay,
  formatFullDate,
  formatHour,
  formatShopHour,
  formatShopTime,
  formatTime,
} from './format-time.ts';

test.each([
  ['zh', '2026年11月9日 09:05', '2026年11月9日', '11月9日 09:05', '11月9日'],
  ['en', '9\u00a0Nov\u00a02026, 09:05', '9\u00a0Nov\u00a02026', '9\u00a0Nov, 09:05', '9\u00a0Nov'],
] as const)('in %s', (language, time, day, hour, date) => {
  const epoch = new Date(2026, 10, 9, 9, 5).getTime();
  expect(formatTime(epoch, language)).toBe(time);
  expect(formatDay(epoch, language)).toBe(day);
  expect(formatHour(epoch, language)).toBe(hour);
  expect(formatDate('2026-11-09', language)).toBe(date);
});

test.each(['zh', 'en'] as const)('in %s at any time the same as the platform says', (language) => {
  const format = (epoch: number, options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : language, options)
      .format(epoch)
      // Unlike the platform's text, no line breaks inside a day.
      .replaceAll(inDay, '\u00a0');
  const inDay = / (?=[A-Z])|(?<=[a-z]) /g;
  const monthDay = { month: 'short', day: 'numeric' } as const;
  const time = fc.integer({ min: 0, max: Date.UTC(2100, 0) });
  const isSame = fc.property(time, (epoch) => {
    const date = new Date(epoch).toISOString().slice(0, 10);
    expect(formatDay(epoch, language)).toBe(format(epoch, { dateStyle: 'medium' }));
    expect(formatTime(epoch, language)).toBe(
      format(epoch, { dateStyle: 'medium', timeStyle: 'short' }),
    );
    expect(formatHour(epoch, language)).toBe(
      format(epoch, { ...monthDay, hour: '2-digit', minute: '2-digit' }),
    );
    expect(formatDate(date, language)).toBe(format(epoch, { ...monthDay, timeZone: 'UTC' }));
    expect(formatFullDate(date, language)).toBe(
      language === 'zh' ? date : format(epoch, { dateStyle: 'medium', timeZone: 'UTC' }),
    );
  });
  fc.assert(isSame);
});

test.each([
  [-480, '', ''],
  [0, '（UTC）', ' (UTC)'],
  [-60, '（UTC+1）', ' (UTC+1)'],
  [300, '（UTC−5）', ' (UTC−5)'],
  [-345, '（UTC+5:45）', ' (UTC+5:45)'],
])(
  'a reader %i minutes from UTC learns which clock is meant, unless it is the shop’s',
  (...given) => {
    const [offset, zh, en] = given;
    const zone = vi.spyOn(Date.prototype, 'getTimezoneOffset').mockReturnValue(offset);
    onTestFinished(() => zone.mockRestore());
    const epoch = new Date(2026, 10, 9, 9, 5).getTime();
    expect(formatShopTime(epoch, 'zh')).toBe(formatTime(epoch, 'zh') + zh);
    expect(formatShopHour(epoch, 'en')).toBe(formatHour(epoch, 'en') + en);
  },
);
