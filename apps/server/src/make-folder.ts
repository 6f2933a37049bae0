import { existsSync, mkdirSync, statSync } from 'node:fs';
import { dirname } from 'node:path';

/**
 * Creates a folder, and its parents, for this user alone. Node's own `recursive` option blocks the process for ever if
 * the parent exists and the system still reports ENOENT: below an automounter whose server is away, or in /proc.
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
