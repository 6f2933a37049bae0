import { languageTags } from '@uid/contract/language';
import type { Language } from '@uid/contract/language';

interface Choosing {
  now: number;
  /** The month in the address, which may be older than those offered. */
  chosen?: string | undefined;
}

/**
 * Returns the last 13 months in the shop's time zone, and the chosen one, the newest first, as keys such as `2026-11`
 * with the month's name.
 */
export function monthsToChoose(
  language: Language,
  { now, chosen }: Choosing,
): Record<string, string> {
  const name = new Intl.DateTimeFormat(languageTags[language], {
    year: 'numeric',
    month: 'long',
    timeZone: 'UTC',
  });
  const today = new Date(now + 8 * 60 * 60_000);
  const last = Array.from({ length: 13 }, (_, back) =>
    new Date(Date.UTC(today.getUTCFullYear(), today.getUTCMonth() - back, 1))
      .toISOString()
      .slice(0, 7),
  );
  const months = new Set([...last, ...(chosen && monthOf(chosen) ? [chosen] : [])]);
  return Object.fromEntries(
    [...months]
      .toSorted()
      .toReversed()
      .map((month) => [month, name.format(Date.parse(`${month}-01`))]),
  );
}

/** Returns the first and the last day of a month in the address; undefined if the text is not a month. */
export function monthOf(month = ''): { from: string; to: string } | undefined {
  const first = /^20\d\d-(0[1-9]|1[0-2])$/.test(month) ? new Date(`${month}-01`) : undefined;
  if (!first) return undefined;
  const last = new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 0));
  return { from: `${month}-01`, to: last.toISOString().slice(0, 10) };
}
