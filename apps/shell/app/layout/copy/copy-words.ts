import type { Language } from '@uid/contract/language';

import { copyTexts } from './copy-texts.ts';

/** On a copy button that needs a script: what it says after a press. */
export const copyWordMarkers = { copied: 'data-copied', failed: 'data-not-copied' } as const;

/** Returns the texts as attributes of the button. */
export function copyWords(language: Language): Record<string, string> {
  const { copied, failed } = copyTexts[language];
  return { [copyWordMarkers.copied]: copied, [copyWordMarkers.failed]: failed };
}
