import type { FapiaoFile } from '@uid/contract/invoices';

import type { FileAnswer } from '../../../http/files/send-file.ts';
import { AppError } from '../../../http/app-error.ts';
import type { StoredFapiao } from './read-fapiao.ts';
import type { findFapiao } from './repository.ts';

export function presentFapiao({ id, number, type, bytes, attachedAt }: StoredFapiao): FapiaoFile {
  return { id, number, type, bytes, at: attachedAt };
}

/** A file as it leaves: saved and never shown by the browser itself, kept by nobody on the way. */
export function answerFapiao(file: Awaited<ReturnType<typeof findFapiao>>): FileAnswer {
  if (!file) throw new AppError('NOT_FOUND');
  const { number, type, content } = file;
  return {
    name: `fapiao-${number}.${type}`,
    body: Buffer.from(content, 'base64'),
    headers: { 'content-security-policy': "default-src 'none'; sandbox" },
  };
}
