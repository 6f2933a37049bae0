import type { CaseSummary } from '@uid/contract/contents';
import type { Language } from '@uid/contract/language';

import { caseTexts } from './case-texts.ts';

/**
 * Returns what a link to a case says about it: what its number counts, and whether that is a sample; without figures,
 * its client.
 */
export function caseGist({ figures, client }: CaseSummary, language: Language): string {
  if (!figures) return client;
  return `${figures.headline.label}${figures.isSample ? caseTexts[language].sample : ''}`;
}

/** Returns the same text with the number before it. */
export function caseNumber(clientCase: CaseSummary, language: Language): string {
  const { figures } = clientCase;
  const gist = caseGist(clientCase, language);
  return figures ? `${figures.headline.value} ${gist}` : gist;
}
