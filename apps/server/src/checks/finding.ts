import type { Language } from '@uid/contract/language';

/**
 * The result of one check of a deployment. `fail`: the server does not start, or harm is certain. `warn`: a person has
 * to look.
 */
export interface Finding {
  state: 'ok' | 'warn' | 'fail';
  /** What was found and, if something is wrong, what to do; in English, as the command prints it. */
  sentence: string;
  /** The same in the console's languages; absent if there is one wording only, as for names or foreign errors. */
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
