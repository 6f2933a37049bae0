import { createHash } from 'node:crypto';

import type { DocumentKind, Download } from '@uid/contract/downloads';
import type { Language } from '@uid/contract/language';
import type { PublishedEntry, PublishedFile } from '@uid/downloads/published-files';

import type { StoredBody } from '../../http/files/send-file.ts';
import { attachmentNamed } from './content-disposition.ts';

/** A file that readers get under a name, with the facts that its response states. */
export interface ServedFile extends PublishedEntry {
  documentKind?: DocumentKind;
  /** In bytes. */
  size: number;
  /** 64 hexadecimal digits. */
  sha256: string;
  body: Buffer | StoredBody;
}

/** Converts a file of the release, whose bytes are in memory. */
export function toServedFile({ bytes, ...entry }: PublishedFile): ServedFile {
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  return {
    ...entry,
    ...(entry.kind === 'product-document' && { documentKind: 'description' }),
    size: bytes.length,
    sha256,
    body: bytes,
  };
}

/** The response to a request for a file. */
export function answerWith({ body, savedAs, name, language, sha256 }: ServedFile) {
  const digest = Buffer.from(sha256, 'hex');
  return {
    body,
    etag: `"${digest.toString('base64url')}"`,
    headers: {
      'content-disposition': attachmentNamed(savedAs, name),
      ...(language && { 'content-language': language }),
      'repr-digest': `sha-256=:${digest.toString('base64')}:`,
      // Caches may keep the file but must revalidate it: a stale copy would not match the checksum in the list.
      'cache-control': 'public, no-cache, no-transform',
    },
  };
}

export function presentDownload(file: ServedFile, shownIn: Language): Download {
  const { name, kind, documentKind, language, product, title, version, date, size, sha256 } = file;
  return {
    name,
    kind,
    ...(documentKind && { documentKind }),
    ...(language && { language }),
    ...(product && { product }),
    title: title[shownIn],
    version,
    date,
    size,
    sha256,
  };
}
