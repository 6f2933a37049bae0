import { existsSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';

export interface KeptBackup {
  path: string;
  /** Epoch milliseconds. */
  madeAt: number;
}

/** `uid-2026-01-05T08-00-00Z`: sorted by name they are sorted by time, and no system minds a character of it. */
export function backupName(madeAt: number): string {
  return `uid-${new Date(madeAt).toISOString().slice(0, 19).replaceAll(':', '-')}Z`;
}

/** The backups that the clock has made, the newest first. Anything else in the folder is not ours. */
export function listKeptBackups(folder: string): KeptBackup[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .flatMap((name) => {
      const [, day, hours, minutes, seconds] =
        /^uid-(\d{4}-\d\d-\d\d)T(\d\d)-(\d\d)-(\d\d)Z$/.exec(name) ?? [];
      if (day === undefined) return [];
      const madeAt = Date.parse(`${day}T${hours}:${minutes}:${seconds}Z`);
      return [{ path: join(folder, name), madeAt }];
    })
    .toSorted((left, right) => right.madeAt - left.madeAt);
}

/** Removes all but the newest, and what broke off before it: a process that ends in the middle leaves its draft. */
export function removeOldBackups(folder: string, keep: number): void {
  const kept = listKeptBackups(folder);
  for (const { path } of kept.slice(keep)) rmSync(path, { recursive: true });
  const [newest] = kept;
  if (newest) for (const path of listDrafts(folder, newest)) rmSync(path, { recursive: true });
}

function listDrafts(folder: string, before: KeptBackup): string[] {
  const drafts = readdirSync(folder).filter((name) => /^uid-[\dTZ-]+\.part$/.test(name));
  return drafts.map((name) => join(folder, name)).filter((path) => path < before.path);
}
