import type { MicroAppConfig } from './host.ts';
import { fetchAssets } from './loader.ts';

export const prefetchCount = 5;

/**
 * Fetches what the first five apps but this one need, each when the page is idle, and runs none of
 * it. What fails is left to the mount, which reports it.
 */
export async function prefetchOthers(
  registry: Record<string, MicroAppConfig>,
  mounted: string,
): Promise<void> {
  const connection: { saveData?: boolean } | undefined = Reflect.get(navigator, 'connection');
  if (connection?.saveData) return;
  const others = Object.entries(registry).filter(([name]) => name !== mounted);
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
