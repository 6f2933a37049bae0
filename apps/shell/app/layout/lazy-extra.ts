import { lazy } from 'react';
import type { ComponentType } from 'react';

/** A part that the page goes on without, where its script does not arrive: what stands in for it stays. */
export function lazyExtra<Props>(load: () => Promise<ComponentType<Props>>) {
  return lazy(async () => ({
    default: await load().catch(() => new Promise<never>(() => undefined)),
  }));
}
