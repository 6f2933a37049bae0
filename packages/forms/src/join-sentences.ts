import type { Language } from '@uid/contract/language';
import { sentenceGap } from '@uid/contract/punctuation';

/** Sentences one after the other, as the language sets them; empty ones leave no gap. */
export function joinSentences(
  sentences: readonly (string | undefined)[],
  language: Language,
): string {
  return sentences.filter(Boolean).join(sentenceGap[language]);
}
