import type { noticeWords } from './notice-words.ts';

/** Loads the words of notices, which are not needed at the start. */
export async function loadNoticeWords(): Promise<typeof noticeWords> {
  return (await import('./notice-words.ts')).noticeWords;
}
