import { formatFullDate } from '@uid/ui/format-time';

import { useLanguage } from './use-language.ts';

interface DayProps {
  /** As `2026-11-09`. */
  date: string;
  className?: string | undefined;
}

/** A calendar date, written as the page's readers write it. */
export function Day({ date, className }: DayProps) {
  const words = formatFullDate(date, useLanguage());
  // If the text is the date itself, machines can read it without `dateTime`.
  return (
    <time className={className} dateTime={words === date ? undefined : date}>
      {words}
    </time>
  );
}
