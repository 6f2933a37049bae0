import { languageTags, timeTags } from '@uid/contract/language';
import type { Language } from '@uid/contract/language';
import { listComma, listSemicolon } from '@uid/contract/punctuation';
import { formatMoney } from '@uid/ui/format-money';
import { useMemo } from 'react';

import { useConsoleSession } from '../session/console-session.ts';

/**
 * Formats for times, amounts and numbers in the reader's language. Times are in the shop's time zone wherever the
 * reader is: days, filters and schedules use it, and two people who talk about a moment mean the same hour.
 */
export function useFormats() {
  const { language } = useConsoleSession();
  return useMemo(() => formatsIn(language), [language]);
}

function formatsIn(language: Language) {
  const tag = languageTags[language];
  const day = { dateStyle: 'medium', timeZone: 'Asia/Shanghai' } as const;
  const time = new Intl.DateTimeFormat(timeTags[language], { ...day, timeStyle: 'short' });
  const exactTime = new Intl.DateTimeFormat(timeTags[language], { ...day, timeStyle: 'medium' });
  const dayOnly = new Intl.DateTimeFormat(timeTags[language], day);
  const number = new Intl.NumberFormat(tag);
  return {
    time: (at: number) => time.format(at),
    /** A day of the calendar, such as `2026-01-31`, written like the day of a time. */
    day: (date: string) => dayOnly.format(Date.parse(`${date}T12:00:00+08:00`)),
    /** The time with seconds. */
    exactTime: (at: number) => exactTime.format(at),
    money: (fen: number) => formatMoney(fen),
    number: (value: number) => number.format(value),
    list: (words: readonly string[]) => words.join(listComma[language]),
    /** “Card × 2; Module × 1” */
    pieces: (lines: readonly { name: string; quantity: number }[]) =>
      lines.map(({ name, quantity }) => `${name} × ${quantity}`).join(listSemicolon[language]),
    /** A size in its largest unit, such as “12 megabytes”. */
    size: (bytes: number) => {
      const [unit, length] = sizeUnits.find(([, each]) => bytes >= each) ?? sizeUnits.at(-1)!;
      const style = { style: 'unit', unit, maximumFractionDigits: 1 } as const;
      return new Intl.NumberFormat(tag, style).format(bytes / length);
    },
    /** A length of time in its largest unit, such as “3 hours”. */
    span: (milliseconds: number) => {
      const [unit, length] =
        units.find(([, each]) => Math.abs(milliseconds) >= each) ?? units.at(-1)!;
      const style = { style: 'unit', unit, unitDisplay: 'long', maximumFractionDigits: 0 } as const;
      return new Intl.NumberFormat(tag, style).format(Math.floor(milliseconds / length));
    },
  };
}

const units = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
  ['second', 1000],
] as const;

const sizeUnits = [
  ['gigabyte', 2 ** 30],
  ['megabyte', 2 ** 20],
  ['kilobyte', 2 ** 10],
] as const;
