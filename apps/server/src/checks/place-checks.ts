import { existsSync, statfsSync, statSync } from 'node:fs';
import { join } from 'node:path';

import type { Config } from '../config.ts';
import { isOpenToOthers, sqliteFiles } from '../data-folder.ts';
import { sqliteFileIn } from '../database/open-database.ts';
import { listKeptBackups } from '../features/backups/kept-backups.ts';
import { fail, ok, warn } from './finding.ts';
import type { Finding } from './finding.ts';

const keyFiles = ['secret.key', 'audit.key', 'mailbox.key'];
const gigabyte = 2 ** 30;

/** Who may read what the server keeps on its disk. Comes first: opening the database mends some of it. */
export function checkRights({ dataDir }: Pick<Config, 'dataDir'>): Finding {
  if (!existsSync(dataDir))
    return fail(`There is no data folder ${dataDir}: set DATA_DIR to the server's.`);
  const owner = statSync(dataDir).uid;
  const self = process.getuid?.();
  const files = [
    ...sqliteFiles(sqliteFileIn(dataDir)),
    ...keyFiles.map((name) => join(dataDir, name)),
  ];
  const open = [dataDir, ...files].filter((path) => existsSync(path) && isOpenToOthers(path));
  if (open.length > 0)
    return fail(`Others may read ${open.join(', ')}: chmod go= ${open.join(' ')}`);
  if (self !== undefined && self !== owner)
    return warn(
      `${dataDir} belongs to user ${owner}, and this is user ${self}: run this as the server's user.`,
    );
  return ok(`${dataDir} is for this user alone.`);
}

export function checkRoom({ dataDir }: Pick<Config, 'dataDir'>): Finding {
  const { bavail, bsize } = statfsSync(dataDir);
  const free = (bavail * bsize) / gigabyte;
  const sentence = `${free.toFixed(1)} GB are free at ${dataDir}.`;
  return free < 1 ? warn(`${sentence} Make room: a full disk refuses every write.`) : ok(sentence);
}

/** Twice the time from one backup to the next: one may be under way. */
export function checkBackups(
  { backups, isPublic }: Pick<Config, 'backups' | 'isPublic'>,
  now: number,
): Finding {
  if (!backups) {
    const sentence = 'BACKUP_DIR is not set: nothing is backed up by itself (docs/backups.md).';
    return isPublic ? warn(sentence) : ok(sentence);
  }
  const [newest] = listKeptBackups(backups.folder);
  if (!newest)
    return fail(`${backups.folder} holds no backup: look for "back-up" in the server's log.`);
  const hours = ((now - newest.madeAt) / 3_600_000).toFixed(1);
  if (now - newest.madeAt > 2 * backups.every)
    return fail(
      `The newest backup, ${newest.path}, is ${hours} hours old: look for "back-up" in the server's log.`,
    );
  return ok(`The newest of those in ${backups.folder} is ${hours} hours old.`);
}

export function checkVersions(pinnedNode: string): Finding {
  const { node, sqlite } = process.versions;
  const sentence = `Node ${node}, SQLite ${sqlite}.`;
  const major = (version: string) => version.split('.', 1)[0];
  if (major(node) === major(pinnedNode)) return ok(sentence);
  return fail(
    `${sentence} The server is made for Node ${pinnedNode}: run npm ci, and node_modules/.bin/node.`,
  );
}
