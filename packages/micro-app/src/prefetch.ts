import type { MicroAppConfig } from './host.ts';
import { fetchAssets } from './fetch-assets.ts';

export const prefetchCount = 5;

/**
 * Fetches the files of the first five apps of a registry into the browser's cache, each when the page is idle, and runs
 * none of them. Skips the app that the page has mounted and apps without `prefetch`; fetches nothing for a visitor with
 * data saver on. Never rejects: the mount fetches a failed file again and reports the failure.
 */
export async function prefetchApps(
  registry: Readonly<Record<string, MicroAppConfig>>,
  mounted?: string,
): Promise<void> {
  const connection: { saveData?: boolean } | undefined = Reflect.get(navigator, 'connection');
  if (connection?.saveData) return;
  const others = Object.entries(registry).filter(
    ([name, { prefetch = true }]) => prefetch && name !== mounted,
  );
  for (const [name, { entry }] of others.slice(0, prefetchCount)) {
    await idle();
    await fetchAssets({ name, entry }, { priority: 'low' }).catch(() => undefined);
  }
}

function idle(): Promise<unknown> {
  const later = 'requestIdleCallback' in window ? requestIdleCallback : setTimeout;
  return new Promise((resolve) => {
    later(resolve);
  });
}
