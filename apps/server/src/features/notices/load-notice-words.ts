import type { noticeWords } from './notice-words.ts';

/** The words of notices: a start needs none of them. */
export async function loadNoticeWords(): Promise<typeof noticeWords> {
  return (await import('./notice-words.ts')).noticeWords;
}
