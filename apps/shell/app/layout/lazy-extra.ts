import { lazy } from 'react';
import type { ComponentType } from 'react';

/** A part that the page can do without: if its script does not arrive, what was shown in its place stays. */
export function lazyExtra<Props>(load: () => Promise<ComponentType<Props>>) {
  return lazy(async () => ({
    default: await load().catch(() => new Promise<never>(() => undefined)),
  }));
}
