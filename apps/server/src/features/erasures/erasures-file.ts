import { appendFileSync, chmodSync, existsSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';

import { makeFolder } from '../../make-folder.ts';
import type { Erasure } from './record-erasures.ts';

/**
 * The list of erasures outside the database, one JSON a line, only ever added to:
 * a database restored from before learns from it what was erased since.
 */
export function readErasuresFile(path: string): Erasure[] {
  if (!existsSync(path)) return [];
  return readFileSync(path, 'utf8').split('\n').flatMap(readLine);
}

/** Where the process died while it wrote, the last line is half a line: the copy is written again. */
function readLine(line: string): Erasure[] {
  if (line === '') return [];
  try {
    return [JSON.parse(line) as Erasure];
  } catch {
    return [];
  }
}

/** Returns when the lines are on the disk. */
export function appendErasures(path: string, erasures: readonly Erasure[]): void {
  if (erasures.length === 0) return;
  const lines = erasures.map((each) => `${JSON.stringify(each)}\n`).join('');
  // Half a line that a process left behind must not swallow the first of these.
  const before = existsSync(path) ? readFileSync(path, 'utf8') : '';
  const gap = before === '' || before.endsWith('\n') ? '' : '\n';
  appendFileSync(path, gap + lines, { mode: 0o600, flush: true });
}

/** Makes the file, so that a place that cannot be written is known at the start. */
export function prepareErasuresFile(path: string): void {
  makeFolder(dirname(path));
  appendFileSync(path, '', { mode: 0o600 });
  chmodSync(path, 0o600);
}

export function keyOf({ kind, subject }: Pick<Erasure, 'kind' | 'subject'>): string {
  return `${kind} ${subject}`;
}
