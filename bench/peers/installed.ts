import { existsSync } from 'node:fs';
import { join } from 'node:path';

/** Other shops to buy from, as npm has them. Newer ones are other contestants: raise these by hand. */
export const peers = {
  vendure: { '@vendure/core': '3.7.3', pg: '8.23.1' },
} satisfies Record<string, Record<string, string>>;
export type PeerName = keyof typeof peers;

export function folderOf(name: PeerName): string {
  return join(import.meta.dirname, '.installed', name);
}

/** Whether `node bench/peers/install.ts` was run. */
export function isInstalled(name: PeerName): boolean {
  return existsSync(join(folderOf(name), 'node_modules'));
}
