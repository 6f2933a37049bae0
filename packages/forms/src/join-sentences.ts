import type { Language } from '@uid/contract/language';
import { sentenceGap } from '@uid/contract/punctuation';

/** Joins sentences with the separator of the language; empty sentences are left out. */
export function joinSentences(
  sentences: readonly (string | undefined)[],
  language: Language,
): string {
  return sentences.filter(Boolean).join(sentenceGap[language]);
}
