import { existsSync, statfsSync } from 'node:fs';

const memory = '/dev/shm';
const plenty = 2 ** 31;

/** Returns the folder of a file system in memory if it is large enough; in containers it often has 64 MB only. */
export function findMemory(): string | undefined {
  if (!existsSync(memory)) return undefined;
  const { bavail, bsize } = statfsSync(memory);
  return bavail * bsize > plenty ? memory : undefined;
}
