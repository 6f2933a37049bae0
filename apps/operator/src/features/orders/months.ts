import { languageTags } from '@uid/contract/language';
import type { Language } from '@uid/contract/language';

interface Choosing {
  now: number;
  /** That of the address, which may be an older one. */
  chosen?: string | undefined;
}

/** A year of months by the shop's clock, and the chosen one, the newest first: `2026-11` and how it is said. */
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

/** The first and the last day of a month in the address; nothing of what is none. */
export function monthOf(month = ''): { from: string; to: string } | undefined {
  const first = /^20\d\d-(0[1-9]|1[0-2])$/.test(month) ? new Date(`${month}-01`) : undefined;
  if (!first) return undefined;
  const last = new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 0));
  return { from: `${month}-01`, to: last.toISOString().slice(0, 10) };
}
