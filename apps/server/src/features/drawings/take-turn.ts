import { mkdir, open, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

/** Milliseconds. A process that has held the lock this long has died. */
const longest = 20_000;
const pause = 50;

/** Runs `work` while no other process that shares the folder runs its own. */
export async function takeTurn<T>(
  folder: string,
  signal: AbortSignal,
  work: () => Promise<T>,
): Promise<T> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const turn = join(folder, '.turn');
  while (!(await tryToTake(turn))) {
    await forgetOld(turn);
    await wait(pause, undefined, { signal });
  }
  try {
    return await work();
  } finally {
    await rm(turn, { force: true });
  }
}

/** Tries to take the lock. Returns false if another process has it. */
async function tryToTake(turn: string): Promise<boolean> {
  try {
    const file = await open(turn, 'wx', 0o600);
    await file.close();
    return true;
  } catch (cause) {
    if ((cause as { code?: string }).code !== 'EEXIST') throw cause;
    return false;
  }
}

async function forgetOld(turn: string): Promise<void> {
  const stats = await stat(turn).catch(() => undefined);
  if (stats && Date.now() - stats.mtimeMs > longest) await rm(turn, { force: true });
}
