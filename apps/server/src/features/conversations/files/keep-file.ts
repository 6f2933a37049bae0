import type { MessageFile } from '@uid/contract/conversations';

import type { ServerContext } from '../../../context.ts';
import type { Handle } from '../../../database/database.ts';
import { AppError } from '../../../http/app-error.ts';
import type { UploadedFile } from '../../../http/uploads.ts';
import { day } from '../../../job.ts';
import type { Job } from '../../../job.ts';
import { countFiles, deleteUnsentFiles, insertFile } from '../repository.ts';
import type { Side, StoredConversation } from '../repository.ts';
import { keepCorrespondent } from '../read-correspondent.ts';
import type { CheckedFile } from './check-file.ts';

/** Maximum number of files of one side in one conversation. */
export const maxFiles = 40;

/** Reads a whole upload into memory and checks its content. Nothing is written yet. */
export async function readFile(name: string, file: UploadedFile): Promise<CheckedFile> {
  const chunks: Buffer[] = [];
  for await (const chunk of file) chunks.push(chunk);
  await file.finish();
  const { checkFile } = await import('./check-file.ts');
  return checkFile(name, Buffer.concat(chunks));
}

interface Attaching extends Pick<StoredConversation, 'id' | 'kind'> {
  side: Side;
  accountId: string;
  file: CheckedFile;
}

/** Stores a file for a message that is not sent yet. */
export async function keepFile(
  handle: Handle,
  { id: conversationId, kind, side, accountId, file }: Attaching,
  { newId, now }: Pick<ServerContext, 'newId' | 'now'>,
): Promise<MessageFile> {
  await keepCorrespondent(handle, { id: conversationId, kind });
  if ((await countFiles(handle, conversationId, side)) >= maxFiles)
    throw new AppError('TOO_MANY_FILES');
  const id = newId();
  const row = { ...file, id, conversationId, side, accountId, messageId: null, at: now() };
  await insertFile(handle, row);
  const { name, type, bytes } = file;
  return { id, name, type, bytes };
}

/** Deletes files whose message was not sent within a day. */
export function unsentFilesJob({ database, now }: Pick<ServerContext, 'database' | 'now'>): Job {
  return {
    name: 'drop-unsent-files',
    every: day / 24,
    run: () => deleteUnsentFiles(database.handle, now() - day),
  };
}
