import { formatFullDate } from '@uid/ui/format-time';

import { useLanguage } from './use-language.ts';

interface DayProps {
  /** As `2026-11-09`. */
  date: string;
  className?: string | undefined;
}

/** A day of the calendar, as the page's readers write it. */
export function Day({ date, className }: DayProps) {
  const words = formatFullDate(date, useLanguage());
  // Words that are the date itself say it to machines, too.
  return (
    <time className={className} dateTime={words === date ? undefined : date}>
      {words}
    </time>
  );
}
