import { existsSync } from 'node:fs';
import { join } from 'node:path';

/** Other shop systems from npm. Their versions are raised by hand, because a newer version is another contestant. */
export const peers = {
  vendure: { '@vendure/core': '3.7.3', pg: '8.23.1' },
} satisfies Record<string, Record<string, string>>;
export type PeerName = keyof typeof peers;

export function folderOf(name: PeerName): string {
  return join(import.meta.dirname, '.installed', name);
}

/** Returns true if `node bench/peers/install.ts` has installed the peer. */
export function isInstalled(name: PeerName): boolean {
  return existsSync(join(folderOf(name), 'node_modules'));
}
