import type { Language } from '@uid/contract/language';

import type { OutsideConfig } from './settings.ts';

/** Whose accounts log in here, as a page names them. */
export function offeredOutside({ outsideProviders }: OutsideConfig, language: Language) {
  return [...outsideProviders.values()].map(({ code, kind, name }) => ({
    code,
    kind,
    name: name[language],
  }));
}
