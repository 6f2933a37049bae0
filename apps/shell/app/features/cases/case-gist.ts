import type { CaseSummary } from '@uid/contract/contents';
import type { Language } from '@uid/contract/language';

import { caseTexts } from './case-texts.ts';

/** What a link to a case says of it: what its number counts, and whether that is a sample; else whose case it is. */
export function caseGist({ figures, client }: CaseSummary, language: Language): string {
  if (!figures) return client;
  return `${figures.headline.label}${figures.isSample ? caseTexts[language].sample : ''}`;
}

/** The same with its number before it. */
export function caseNumber(clientCase: CaseSummary, language: Language): string {
  const { figures } = clientCase;
  const gist = caseGist(clientCase, language);
  return figures ? `${figures.headline.value} ${gist}` : gist;
}
