import { createReadStream } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import type { DownloadKind } from '@uid/contract/downloads';

import type { UploadedFile } from '../../../http/uploads.ts';
import type { FileStore } from '../../media/files/file-store.ts';
import { fileNameOf } from './document-file.ts';

/** A file that is in the store. */
export interface ReceivedFile {
  /** SHA-256, in hexadecimal. */
  hash: string;
  size: number;
}

/**
 * Writes an upload to a temporary file, checks it, and copies it to the store. Throws an error that names the fault if
 * the file is refused. The file is never held in memory.
 */
export async function receiveFile(
  upload: UploadedFile,
  kind: DownloadKind,
  store: FileStore,
): Promise<ReceivedFile> {
  const folder = await mkdtemp(join(tmpdir(), 'uid-upload-'));
  try {
    const path = join(folder, 'file');
    let size = 0;
    const counted = async function* counted() {
      for await (const chunk of upload) {
        size += chunk.length;
        yield chunk;
      }
    };
    await writeFile(path, counted(), { mode: 0o600 });
    const hash = Buffer.from(await upload.finish(), 'base64url').toString('hex');
    const { checkFile } = await import('./check-file.ts');
    await checkFile(path, { kind, size });
    // Written even if the store has it: the new time protects the file from the sweep.
    await store.write(fileNameOf(kind, hash), createReadStream(path));
    return { hash, size };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
