import { randomBytes } from 'node:crypto';
import { existsSync, linkSync, readFileSync, rmSync, writeFileSync } from 'node:fs';

/**
 * Reads a file that only this user may read; if there is none, creates it with what `make` returns. The file is written
 * whole or not at all and never overwritten, because several processes may start at once.
 */
export function openPrivateFile(path: string, make: () => string): string {
  // A folder that has become read-only still has its files.
  if (!existsSync(path)) create(path, make());
  return readFileSync(path, 'utf8');
}

function create(path: string, text: string): void {
  const draft = `${path}.${process.pid}.${randomBytes(4).toString('hex')}`;
  try {
    writeFileSync(draft, text, { mode: 0o600, flush: true });
    linkSync(draft, path);
  } catch (cause) {
    if ((cause as { code?: string }).code !== 'EEXIST') throw cause;
  } finally {
    rmSync(draft, { force: true });
  }
}
