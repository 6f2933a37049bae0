import type { Language } from '@uid/contract/language';

import { copyTexts } from './copy-texts.ts';

/** On a button that a script lets copy: what it says afterwards. */
export const copyWordMarkers = { copied: 'data-copied', failed: 'data-not-copied' } as const;

/** As attributes of the button. */
export function copyWords(language: Language): Record<string, string> {
  const { copied, failed } = copyTexts[language];
  return { [copyWordMarkers.copied]: copied, [copyWordMarkers.failed]: failed };
}
