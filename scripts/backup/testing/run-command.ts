import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';

import type { DatabaseLocation } from '../../../apps/server/src/database/open-database.ts';

type CommandPlace = DatabaseLocation & {
  erasuresFile?: string;
  /** Settings besides those of the place. */
  settings?: Record<string, string>;
};

/** Runs a command as an operator does. Its whole output is one text. */
export async function runCommand(
  command: 'back-up' | 'restore',
  folder: string,
  place: CommandPlace,
  ...options: string[]
) {
  const file = join(import.meta.dirname, `../${command}.ts`);
  const child = spawn(process.execPath, [file, folder, ...options], {
    env: environmentOf(place),
  });
  const [out, failure, [status]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'exit'),
  ]);
  return { status: status as number, text: out + failure };
}

/** Returns the settings of a server at the place, without those of this process. */
export function environmentOf(place: CommandPlace) {
  return {
    PATH: process.env['PATH'],
    NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'],
    NODE_NO_WARNINGS: '1',
    DATA_DIR: place.dataDir,
    DATABASE_URL: place.databaseUrl ?? '',
    ...(place.erasuresFile && { ERASURES_FILE: place.erasuresFile }),
    ...place.settings,
  };
}

/** Returns the path of a folder for a backup that does not exist yet. */
export function openTarget(): Disposable & { folder: string } {
  const parent = mkdtempSync(join(tmpdir(), 'uid-backup-'));
  return {
    folder: join(parent, 'backup'),
    [Symbol.dispose]: () => rmSync(parent, { recursive: true }),
  };
}
