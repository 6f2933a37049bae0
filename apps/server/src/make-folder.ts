import { existsSync, mkdirSync, statSync } from 'node:fs';
import { dirname } from 'node:path';

/**
 * Makes a folder, and those above it, for this user alone. Node's own `recursive` tries for ever, and lets the process
 * do nothing else, where a folder cannot be made in one that is there and the system calls it missing: below an
 * automounter whose server is away, or in /proc.
 */
export function makeFolder(folder: string): void {
  try {
    mkdirSync(folder, { mode: 0o700 });
  } catch (cause) {
    if (statSync(folder, { throwIfNoEntry: false })?.isDirectory()) return;
    const parent = dirname(folder);
    if ((cause as { code?: string }).code !== 'ENOENT' || existsSync(parent)) throw cause;
    makeFolder(parent);
    makeFolder(folder);
  }
}
