import { existsSync, statfsSync, statSync } from 'node:fs';
import { join } from 'node:path';

import type { Config } from '../config.ts';
import { isOpenToOthers, sqliteFiles } from '../data-folder.ts';
import { sqliteFileIn } from '../database/open-database.ts';
import { findNewestBackup } from '../features/backups/kept-backups.ts';
import { fail, ok, warn } from './finding.ts';
import type { Finding } from './finding.ts';

const keyFiles = ['secret.key', 'audit.key', 'mailbox.key'];
const gigabyte = 2 ** 30;

/** Checks who may read the server's files. Must run first: opening the database corrects some permissions. */
export function checkRights({ dataDir }: Pick<Config, 'dataDir'>): Finding {
  if (!existsSync(dataDir))
    return fail({
      en: `There is no data folder ${dataDir}: set DATA_DIR to the server's.`,
      zh: `没有数据文件夹 ${dataDir}：请把 DATA_DIR 设为服务器所用的文件夹。`,
    });
  const owner = statSync(dataDir).uid;
  const self = process.getuid?.();
  const files = [
    ...sqliteFiles(sqliteFileIn(dataDir)),
    ...keyFiles.map((name) => join(dataDir, name)),
  ];
  const open = [dataDir, ...files].filter((path) => existsSync(path) && isOpenToOthers(path));
  if (open.length > 0)
    return fail({
      en: `Others may read ${open.join(', ')}: chmod go= ${open.join(' ')}`,
      zh: `其他用户能读 ${open.join('、')}：chmod go= ${open.join(' ')}`,
    });
  if (self !== undefined && self !== owner)
    return warn({
      en: `${dataDir} belongs to user ${owner}, and this is user ${self}: run this as the server's user.`,
      zh: `${dataDir} 属于用户 ${owner}，而现在是用户 ${self}：请用服务器的用户运行。`,
    });
  return ok({ en: `${dataDir} is for this user alone.`, zh: `${dataDir} 只有这个用户能用。` });
}

export function checkRoom({ dataDir }: Pick<Config, 'dataDir'>): Finding {
  const { bavail, bsize } = statfsSync(dataDir);
  const free = (bavail * bsize) / gigabyte;
  const said = {
    en: `${free.toFixed(1)} GB are free at ${dataDir}.`,
    zh: `${dataDir} 还有 ${free.toFixed(1)} GB 空间。`,
  };
  if (free >= 1) return ok(said);
  return warn({
    en: `${said.en} Make room: a full disk refuses every write.`,
    zh: `${said.zh}请腾出空间：磁盘写满后，什么都写不进去。`,
  });
}

/** Fails if the newest backup is older than twice the interval: another one may be in progress. */
export function checkBackups(
  { backups, isPublic }: Pick<Config, 'backups' | 'isPublic'>,
  now: number,
): Finding {
  if (!backups) {
    const said = {
      en: 'BACKUP_DIR is not set: nothing is backed up by itself (docs/backups.md).',
      zh: '没有设置 BACKUP_DIR：不会自动备份（docs/backups.md）。',
    };
    return isPublic ? warn(said) : ok(said);
  }
  const newest = findNewestBackup(backups.folder, now);
  if (!newest)
    return fail({
      en: `${backups.folder} holds no backup: look for "back-up" in the server's log.`,
      zh: `${backups.folder} 里没有备份：请在服务器日志里找“back-up”。`,
    });
  const hours = ((now - newest.madeAt) / 3_600_000).toFixed(1);
  if (now - newest.madeAt > 2 * backups.every)
    return fail({
      en: `The newest backup, ${newest.path}, is ${hours} hours old: look for "back-up" in the server's log.`,
      zh: `最近一次备份 ${newest.path} 已有 ${hours} 小时：请在服务器日志里找“back-up”。`,
    });
  return ok({
    en: `The newest of those in ${backups.folder} is ${hours} hours old.`,
    zh: `${backups.folder} 里最近一次是 ${hours} 小时前。`,
  });
}

export function checkVersions(pinnedNode: string): Finding {
  const { node, sqlite } = process.versions;
  const sentence = `Node ${node}, SQLite ${sqlite}.`;
  const major = (version: string) => version.split('.', 1)[0];
  if (major(node) === major(pinnedNode)) return ok(sentence);
  return fail({
    en: `${sentence} The server is made for Node ${pinnedNode}: run npm ci, and node_modules/.bin/node.`,
    zh: `Node ${node}，SQLite ${sqlite}。服务器是为 Node ${pinnedNode} 做的：请运行 npm ci，再用 node_modules/.bin/node。`,
  });
}
