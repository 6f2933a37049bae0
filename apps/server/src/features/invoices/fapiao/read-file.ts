import { createHash } from 'node:crypto';

import type { ErrorName } from '@uid/contract/errors';
import type { FapiaoType } from '@uid/contract/invoices';

import { checkPdf } from '../../../file-checks/check-pdf.ts';
import type { FileFault } from '../../../file-checks/file-fault.ts';
import { AppError } from '../../../http/app-error.ts';
import type { UploadedFile } from '../../../http/uploads.ts';
import { checkOfd } from './check-ofd.ts';

/** A file that may be kept; its type was read from its bytes. */
export interface ReadFile {
  type: FapiaoType;
  bytes: number;
  /** SHA-256, in hexadecimal. */
  hash: string;
  /** Base64. */
  content: string;
}

const checks = { pdf: checkPdf, ofd: checkOfd } as const;

const refusals = {
  type: 'FAPIAO_TYPE',
  mixed: 'DOCUMENT_MIXED',
  damaged: 'DOCUMENT_DAMAGED',
  unsigned: 'FAPIAO_TYPE',
} as const satisfies Record<FileFault, ErrorName>;

/** Reads all of an upload, and checks its content; nothing is written yet. */
export async function readFile(upload: UploadedFile): Promise<ReadFile> {
  const chunks: Buffer[] = [];
  for await (const chunk of upload) chunks.push(chunk);
  await upload.finish();
  const bytes = Buffer.concat(chunks);
  // A file that doesn't begin as an archive can only be a PDF.
  const type = bytes.toString('latin1', 0, 2) === 'PK' ? 'ofd' : 'pdf';
  const fault = await checks[type](
    async (from, length) => bytes.subarray(from, from + length),
    bytes.length,
  );
  if (fault) throw new AppError(refusals[fault]);
  return {
    type,
    bytes: bytes.length,
    hash: createHash('sha256').update(bytes).digest('hex'),
    content: bytes.toString('base64'),
  };
}
