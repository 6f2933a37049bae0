import { languageTags } from '@uid/contract/language';
import type { Language } from '@uid/contract/language';

/** A year of months by the shop's clock, the newest first: `2026-11` and how it is said. */
export function lastMonths(language: Language, now: number): Record<string, string> {
  const name = new Intl.DateTimeFormat(languageTags[language], {
    year: 'numeric',
    month: 'long',
    timeZone: 'UTC',
  });
  const today = new Date(now + 8 * 60 * 60_000);
  const firsts = Array.from(
    { length: 13 },
    (_, back) => new Date(Date.UTC(today.getUTCFullYear(), today.getUTCMonth() - back, 1)),
  );
  return Object.fromEntries(
    firsts.map((first) => [first.toISOString().slice(0, 7), name.format(first)]),
  );
}

/** The first and the last day of a month in the address; nothing of what is none. */
export function monthOf(month = ''): { from: string; to: string } | undefined {
  const first = /^20\d\d-(0[1-9]|1[0-2])$/.test(month) ? new Date(`${month}-01`) : undefined;
  if (!first) return undefined;
  const last = new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 0));
  return { from: `${month}-01`, to: last.toISOString().slice(0, 10) };
}
