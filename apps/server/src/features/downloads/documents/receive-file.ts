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

/** Reads an upload into a file of its own, refuses it by name, or keeps it. Nothing of it is held in memory. */
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
    // Written also where it is there: its time says that it is wanted, and the sweep leaves it.
    await store.write(fileNameOf(kind, hash), createReadStream(path));
    return { hash, size };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
