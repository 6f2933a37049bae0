import type { OutsideConfig } from './settings.ts';

/** Returns the companies whose accounts log in here, as a page lists them. */
export function offeredOutside({ outsideProviders }: OutsideConfig) {
  return [...outsideProviders.values()].map(({ code, kind, name }) => ({
    code,
    kind,
    name,
  }));
}
