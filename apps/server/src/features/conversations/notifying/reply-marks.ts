import type { Localised } from '@uid/contract/language';

/** The first line of an email that can be answered. In an answer, the text below it is ours. */
export const replyMark: Localised<string> = {
  zh: '—— 回复时请写在这一行的上方 ——',
  en: '—— To reply, write above this line ——',
};

export const replyMarks: readonly string[] = Object.values(replyMark);
