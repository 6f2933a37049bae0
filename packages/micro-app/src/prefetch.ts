import { fetchAssets } from './loader.ts';

export const prefetchCount = 5;

/**
 * Fetches what the first five of these apps need, each when the page is idle, and runs none of it.
 * What fails is left to the mount, which reports it.
 */
export async function prefetchApps(apps: { name: string; entry: string }[]): Promise<void> {
  const connection: { saveData?: boolean } | undefined = Reflect.get(navigator, 'connection');
  if (connection?.saveData) return;
  for (const app of apps.slice(0, prefetchCount)) {
    await idle();
    const { signal } = new AbortController();
    await fetchAssets({ ...app, signal, priority: 'low' }).catch(() => undefined);
  }
}

function idle(): Promise<unknown> {
  return new Promise((resolve) => {
    if ('requestIdleCallback' in window) requestIdleCallback(resolve);
    else setTimeout(resolve, 200);
  });
}
