import { chmodSync, copyFileSync, existsSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import type { Config } from '../../config.ts';
import { makeFolder } from '../../make-folder.ts';
import { copySqlite } from '../../database/run-sqlite-tool.ts';
import { openAuditKey } from '../audit/audit-key.ts';
import { headLine, signHead } from '../audit/signed-head.ts';
import type { SignedHead } from '../audit/signed-head.ts';
import { copyFiles, keptFolders } from '../media/files/file-store.ts';
import { openFolderStore } from '../media/files/folder-store.ts';
import { openFileStore } from '../media/files/open-file-store.ts';
import { backupFiles } from './backup-files.ts';
import { proveBackup } from './prove-backup.ts';
import { runOnPostgres } from './run-postgres-tool.ts';

export type BackupSource = Pick<
  Config,
  'dataDir' | 'databaseUrl' | 'secretKeys' | 'auditKey' | 'bucket'
>;

/**
 * Copies everything the server keeps to a new folder, as of the moment when the copy begins, and opens the copy to
 * verify it. The server keeps running. A failure leaves nothing that looks like a backup.
 */
export async function makeBackup(
  source: BackupSource,
  folder: string,
  { now }: { now: number },
): Promise<void> {
  const draft = `${folder}.part`;
  rmSync(draft, { recursive: true, force: true });
  makeFolder(draft);
  try {
    await copyDatabase(source, draft);
    copyKey(source, draft);
    for (const kind of keptFolders)
      await copyFiles(openFileStore(source, kind), openFolderStore(draft, kind));
    const { auditHead } = await proveBackup(draft, source);
    if (auditHead) writeHead(draft, signHead(auditHead, now, openAuditKey(source)));
    renameSync(draft, folder);
  } catch (cause) {
    rmSync(draft, { recursive: true, force: true });
    throw cause;
  }
}

async function copyDatabase({ dataDir, databaseUrl }: BackupSource, draft: string): Promise<void> {
  if (!databaseUrl)
    return copySqlite(join(dataDir, backupFiles.sqlite), join(draft, backupFiles.sqlite));
  const dump = join(draft, backupFiles.postgres);
  return runOnPostgres('pg_dump', databaseUrl, ['--format=custom', `--file=${dump}`]);
}

function copyKey({ dataDir, secretKeys }: BackupSource, draft: string): void {
  const key = join(dataDir, backupFiles.key);
  if (secretKeys || !existsSync(key)) return;
  const copy = join(draft, backupFiles.key);
  copyFileSync(key, copy);
  chmodSync(copy, 0o600);
}

/**
 * Writes the head of the audit log, so that a backup kept elsewhere shows where the log ended. No key of this machine
 * is needed to read it.
 */
function writeHead(draft: string, head: SignedHead): void {
  writeFileSync(join(draft, backupFiles.auditHead), `${headLine(head)}\n`, { mode: 0o600 });
}
