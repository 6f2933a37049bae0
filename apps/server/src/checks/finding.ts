import type { Language } from '@uid/contract/language';

/** What a check of a deployment found. `fail`: the server does not start, or harm is certain. `warn`: somebody has to look. */
export interface Finding {
  state: 'ok' | 'warn' | 'fail';
  /** What is so, and where it is not well, what to do: as the command prints it, in English. */
  sentence: string;
  /** The same as the console shows it; left out where there is one wording only, as of names and of what failed elsewhere. */
  spoken?: Record<Language, string>;
}

type Said = string | Record<Language, string>;

export const ok = (said: Said): Finding => finding('ok', said);
export const warn = (said: Said): Finding => finding('warn', said);
export const fail = (said: Said): Finding => finding('fail', said);

function finding(state: Finding['state'], said: Said): Finding {
  if (typeof said === 'string') return { state, sentence: said };
  return { state, sentence: said.en, spoken: said };
}
