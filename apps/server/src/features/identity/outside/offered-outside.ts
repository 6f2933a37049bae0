import type { OutsideConfig } from './settings.ts';

/** Whose accounts log in here, as a page names them. */
export function offeredOutside({ outsideProviders }: OutsideConfig) {
  return [...outsideProviders.values()].map(({ code, kind, name }) => ({
    code,
    kind,
    name,
  }));
}
