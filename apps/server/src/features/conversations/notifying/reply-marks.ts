import type { Localised } from '@uid/contract/language';

/** Heads a mail that can be answered: what stands below it in an answer is ours. */
export const replyMark: Localised<string> = {
  zh: '—— 回复时请写在这一行的上方 ——',
  en: '—— To reply, write above this line ——',
};

export const replyMarks: readonly string[] = Object.values(replyMark);
