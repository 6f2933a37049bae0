import { chmodSync, closeSync, openSync, statSync } from 'node:fs';

import { makeFolder } from './make-folder.ts';

const folderMode = 0o700;
const fileMode = 0o600;
/** The permission bits of the group and of all other users. */
const othersRights = 0o077;
const sticky = 0o1000;

/** Makes the data folder accessible to this user only, whatever the umask; also restricts an existing folder. */
export function openDataFolder(folder: string): void {
  makeFolder(folder);
  closeToOthers(folder, folderMode);
}

/**
 * Creates a SQLite file for this user alone, because SQLite would apply the umask; SQLite gives the log the permissions
 * of the file. Existing files are restricted to this user.
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
  // A log may disappear at any moment: the last process that closes the database deletes it.
  if (!stats || (stats.mode & othersRights) === 0 || isShared(stats)) return;
  try {
    chmodSync(path, mode);
  } catch {
    // The path belongs to another user, like a volume that is given to a group: `npm run doctor` reports that.
  }
}

/** True for a folder like /tmp, which every user has to reach. */
function isShared({ mode }: { mode: number }): boolean {
  return (mode & sticky) !== 0;
}

export function isOpenToOthers(path: string): boolean {
  return (statSync(path).mode & othersRights) !== 0;
}
