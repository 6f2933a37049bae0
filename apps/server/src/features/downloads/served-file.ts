import { createHash } from 'node:crypto';

import type { Download } from '@uid/contract/downloads';
import type { Language } from '@uid/contract/language';
import type { PublishedFile } from '@uid/downloads/published-files';

import { attachmentNamed } from './content-disposition.ts';

/** A published file with what its answers say of it, computed once from its bytes. */
export interface ServedFile {
  file: PublishedFile;
  sha256: string;
  etag: string;
  headers: Record<string, string>;
}

export function toServedFile(file: PublishedFile): ServedFile {
  const digest = createHash('sha256').update(file.bytes).digest();
  const etag = `"${digest.toString('base64url')}"`;
  return {
    file,
    sha256: digest.toString('hex'),
    etag,
    headers: {
      'content-disposition': attachmentNamed(file.savedAs, file.name),
      ...(file.language && { 'content-language': file.language }),
      'repr-digest': `sha-256=:${digest.toString('base64')}:`,
      // Kept for good, but asked about: a stale copy would not match the checksum that the list shows.
      'cache-control': 'public, no-cache, no-transform',
    },
  };
}

export function presentDownload({ file, sha256 }: ServedFile, language: Language): Download {
  const { name, kind, product, title, version, date, bytes } = file;
  return {
    name,
    kind,
    ...(file.language && { language: file.language }),
    ...(product && { product }),
    title: title[language],
    version,
    date,
    size: bytes.length,
    sha256,
  };
}
