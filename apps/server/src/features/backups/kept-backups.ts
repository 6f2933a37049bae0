import { existsSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';

import { clockTolerance } from '../../job.ts';

export interface KeptBackup {
  path: string;
  /** Epoch milliseconds. */
  madeAt: number;
}

/**
 * `uid-2026-01-05T08-00-00Z`: the order of the names is that of the times, and every file system accepts the
 * characters.
 */
export function backupName(madeAt: number): string {
  return `uid-${new Date(madeAt).toISOString().slice(0, 19).replaceAll(':', '-')}Z`;
}

/** Returns when a backup with this name was made, in epoch milliseconds; undefined if the name is not ours. */
export function backupTime(name: string): number | undefined {
  const [, day, hours, minutes, seconds] =
    /^uid-(\d{4}-\d\d-\d\d)T(\d\d)-(\d\d)-(\d\d)Z$/.exec(name) ?? [];
  return day === undefined ? undefined : Date.parse(`${day}T${hours}:${minutes}:${seconds}Z`);
}

/** True if a backup's time is in the future: the clock was ahead, so it is unknown when the backup was made. */
function isOfLater(madeAt: number, now: number): boolean {
  return madeAt > now + clockTolerance;
}

/** Compares backups, newest first. Those made while the clock was ahead count as older than all others. */
export function compareBackups(now: number) {
  const rank = (madeAt: number) => (isOfLater(madeAt, now) ? 0 : madeAt);
  return (left: { madeAt: number }, right: { madeAt: number }) =>
    rank(right.madeAt) - rank(left.madeAt) || right.madeAt - left.madeAt;
}

/** Returns the backups that the job has made, newest first. Other files in the folder are ignored. */
export function listKeptBackups(folder: string, now: number): KeptBackup[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .flatMap((name) => {
      const madeAt = backupTime(name);
      return madeAt === undefined ? [] : [{ path: join(folder, name), madeAt }];
    })
    .toSorted(compareBackups(now));
}

/** Returns undefined if there is no backup, or none with a known time. */
export function findNewestBackup(folder: string, now: number): KeptBackup | undefined {
  const [newest] = listKeptBackups(folder, now);
  return newest && !isOfLater(newest.madeAt, now) ? newest : undefined;
}

/** Removes all but the newest backups, and older drafts that a process left when it ended in the middle. */
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
