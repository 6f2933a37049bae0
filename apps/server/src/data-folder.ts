import { chmodSync, closeSync, openSync, statSync } from 'node:fs';

import { makeFolder } from './make-folder.ts';

const folderMode = 0o700;
const fileMode = 0o600;
/** Rights of the group and of everybody. */
const othersRights = 0o077;
const sticky = 0o1000;

/** Makes the data folder readable by this user only, whatever the umask; closes an existing one to others. */
export function openDataFolder(folder: string): void {
  makeFolder(folder);
  closeToOthers(folder, folderMode);
}

/**
 * Makes a SQLite file for this user alone, because SQLite would make it as the umask says; it gives its log the
 * rights of the file. What is there already is closed to others.
 */
export function openPrivateSqlite(file: string): void {
  closeSync(openSync(file, 'a', fileMode));
  for (const each of sqliteFiles(file)) closeToOthers(each, fileMode);
}

/** A SQLite file, its log and the log's index. */
export function sqliteFiles(file: string): string[] {
  return [file, `${file}-wal`, `${file}-shm`];
}

function closeToOthers(path: string, mode: number): void {
  const stats = statSync(path, { throwIfNoEntry: false });
  // A log may go at any moment: whoever else has the database open takes it away when it closes last.
  if (!stats || (stats.mode & othersRights) === 0 || isShared(stats)) return;
  try {
    chmodSync(path, mode);
  } catch {
    // Somebody else's, like a volume that is given to a group: `npm run doctor` says so.
  }
}

/** A folder like /tmp, which everybody has to reach. */
function isShared({ mode }: { mode: number }): boolean {
  return (mode & sticky) !== 0;
}

export function isOpenToOthers(path: string): boolean {
  return (statSync(path).mode & othersRights) !== 0;
}
