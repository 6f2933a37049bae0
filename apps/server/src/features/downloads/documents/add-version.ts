import { AppError } from '../../../http/app-error.ts';
import type { Handle } from '../../../database/database.ts';
import type { ReceivedFile } from './receive-file.ts';
import { findVersion, insertVersion, updateDocument } from './repository.ts';
import type { DocumentRow } from './repository.ts';

interface NewVersion extends ReceivedFile {
  id: string;
  version: string;
  addedAt: number;
}

/**
 * Adds a file to the versions of a document. A file with the bytes of an existing version adds none, whatever its
 * version is called.
 */
export async function addVersion(
  tx: Handle,
  { name, revision }: Pick<DocumentRow, 'name' | 'revision'>,
  added: NewVersion,
): Promise<{ name: string; revision: number; id: string; isNew: boolean }> {
  const known = await findVersion(tx, { name, hash: added.hash });
  if (known) return { name, revision, id: known.id, isNew: false };
  // Of two concurrent calls, the second finds another revision.
  if (!(await updateDocument(tx, { name, revision }, {}))) throw new AppError('DOCUMENT_CHANGED');
  if (await findVersion(tx, { name, version: added.version }))
    throw new AppError('DOCUMENT_VERSION_KNOWN');
  await insertVersion(tx, { ...added, name, publishedAt: null });
  return { name, revision: revision + 1, id: added.id, isNew: true };
}
