import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '../..');
/** Bytes on disk, as `du -sm` counts them. */
const maxBytes = 90 * 1024 * 1024;
/** Bytes of a disk block. A file takes a whole number of blocks. */
const blockSize = 4_096;

interface Locked {
  resolved?: string;
  link?: boolean;
  dependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
}

const lockfile = readFileSync(join(root, 'package-lock.json'), 'utf8');
const { packages } = JSON.parse(lockfile) as { packages: Record<string, Locked> };

/** Returns the path of a package as Node resolves it: in the folder itself, and then further up. */
function placeOf(name: string, from: string): string | undefined {
  for (let folder = from; ; folder = folder.slice(0, Math.max(0, folder.lastIndexOf('/')))) {
    const place = `${folder === '' ? '' : `${folder}/`}node_modules/${name}`;
    if (packages[place]) return place;
    if (folder === '') return undefined;
  }
}

/**
 * Lists the paths of all installed packages that a workspace needs to run, without optional ones for other
 * machines.
 */
function listInstalled(from: string, found = new Set<string>()): Set<string> {
  const { dependencies, optionalDependencies } = packages[from] ?? {};
  for (const name of Object.keys({ ...dependencies, ...optionalDependencies })) {
    const place = placeOf(name, from);
    if (place === undefined || found.has(place) || !existsSync(join(root, place))) continue;
    const { link, resolved } = packages[place] ?? {};
    found.add(place);
    listInstalled(link && resolved !== undefined ? resolved : place, found);
  }
  return found;
}

/** Returns the bytes of a package without those nested in it, which are counted separately. */
function bytesOf(folder: string): number {
  let bytes = blockSize;
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory() && entry.name !== 'node_modules') bytes += bytesOf(path);
    if (entry.isFile()) bytes += Math.ceil(statSync(path).size / blockSize) * blockSize;
  }
  return bytes;
}

test('a production install takes at most 90 MB beside Node, the SDKs of payment companies apart (I8)', () => {
  const installed = listInstalled('apps/server');
  expect(installed.size).toBeGreaterThan(60);
  const sizes = [...installed]
    .filter((place) => !packages[place]?.link)
    .map((place) => ({ place, bytes: bytesOf(join(root, place)) }))
    .toSorted((one, other) => other.bytes - one.bytes);
  const bytes = sizes.reduce((sum, each) => sum + each.bytes, 0);
  expect(bytes, JSON.stringify(sizes.slice(0, 5))).toBeLessThan(maxBytes);
});
