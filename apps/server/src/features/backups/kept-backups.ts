import { existsSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';

import { clockTolerance } from '../../job.ts';

export interface KeptBackup {
  path: string;
  /** Epoch milliseconds. */
  madeAt: number;
}

/** `uid-2026-01-05T08-00-00Z`: sorted by name they are sorted by time, and no system minds a character of it. */
export function backupName(madeAt: number): string {
  return `uid-${new Date(madeAt).toISOString().slice(0, 19).replaceAll(':', '-')}Z`;
}

/** When a backup of this name was made, epoch milliseconds; undefined for what is none of ours. */
export function backupTime(name: string): number | undefined {
  const [, day, hours, minutes, seconds] =
    /^uid-(\d{4}-\d\d-\d\d)T(\d\d)-(\d\d)-(\d\d)Z$/.exec(name) ?? [];
  return day === undefined ? undefined : Date.parse(`${day}T${hours}:${minutes}:${seconds}Z`);
}

/** Whether a backup bears a time to come: the clock was ahead, so nobody knows when it was made. */
function isOfLater(madeAt: number, now: number): boolean {
  return madeAt > now + clockTolerance;
}

/** The newest first; what was made while the clock was ahead is older than all that was made since, and comes last. */
export function compareBackups(now: number) {
  const rank = (madeAt: number) => (isOfLater(madeAt, now) ? 0 : madeAt);
  return (left: { madeAt: number }, right: { madeAt: number }) =>
    rank(right.madeAt) - rank(left.madeAt) || right.madeAt - left.madeAt;
}

/** The backups that the clock has made, the newest first. Anything else in the folder is not ours. */
export function listKeptBackups(folder: string, now: number): KeptBackup[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .flatMap((name) => {
      const madeAt = backupTime(name);
      return madeAt === undefined ? [] : [{ path: join(folder, name), madeAt }];
    })
    .toSorted(compareBackups(now));
}

/** Undefined where there is none of which anybody knows when it was made. */
export function findNewestBackup(folder: string, now: number): KeptBackup | undefined {
  const [newest] = listKeptBackups(folder, now);
  return newest && !isOfLater(newest.madeAt, now) ? newest : undefined;
}

/** Removes all but the newest, and what broke off before it: a process that ends in the middle leaves its draft. */
export function removeOldBackups(
  folder: string,
  { keep, now }: { keep: number; now: number },
): void {
  const kept = listKeptBackups(folder, now);
  for (const { path } of kept.slice(keep)) rmSync(path, { recursive: true });
  const [newest] = kept;
  if (newest) for (const path of listDrafts(folder, newest)) rmSync(path, { recursive: true });
}

function listDrafts(folder: string, before: KeptBackup): string[] {
  const drafts = readdirSync(folder).filter((name) => /^uid-[\dTZ-]+\.part$/.test(name));
  return drafts.map((name) => join(folder, name)).filter((path) => path < before.path);
}
