import { appendFileSync, chmodSync, existsSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';

import { makeFolder } from '../../make-folder.ts';
import type { Erasure } from './record-erasures.ts';

/**
 * Reads the list of erasures outside the database, which has one JSON object per line and is only appended to. After a
 * restore from a backup, it tells what was erased since.
 */
export function readErasuresFile(path: string): Erasure[] {
  if (!existsSync(path)) return [];
  return readFileSync(path, 'utf8').split('\n').flatMap(readLine);
}

/**
 * If the process died while writing, the last line is incomplete. It is ignored, and the copy writes the erasure again.
 */
function readLine(line: string): Erasure[] {
  if (line === '') return [];
  try {
    return [JSON.parse(line) as Erasure];
  } catch {
    return [];
  }
}

/** Appends erasures, and returns once they are on the disk. */
export function appendErasures(path: string, erasures: readonly Erasure[]): void {
  if (erasures.length === 0) return;
  const lines = erasures.map((each) => `${JSON.stringify(each)}\n`).join('');
  // An incomplete last line must not swallow the first new one.
  const before = existsSync(path) ? readFileSync(path, 'utf8') : '';
  const gap = before === '' || before.endsWith('\n') ? '' : '\n';
  appendFileSync(path, gap + lines, { mode: 0o600, flush: true });
}

/** Creates the file, so that a path that cannot be written to is noticed at the start. */
export function prepareErasuresFile(path: string): void {
  makeFolder(dirname(path));
  appendFileSync(path, '', { mode: 0o600 });
  chmodSync(path, 0o600);
}

export function keyOf({ kind, subject }: Pick<Erasure, 'kind' | 'subject'>): string {
  return `${kind} ${subject}`;
}
