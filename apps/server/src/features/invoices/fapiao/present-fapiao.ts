import type { FapiaoFile } from '@uid/contract/invoices';

import type { FileAnswer } from '../../../http/files/send-file.ts';
import { AppError } from '../../../http/app-error.ts';
import type { StoredFapiao } from './read-fapiao.ts';
import type { findFapiao } from './repository.ts';

export function presentFapiao({ id, number, type, bytes, attachedAt }: StoredFapiao): FapiaoFile {
  return { id, number, type, bytes, at: attachedAt };
}

/** Returns a file as a download: the browser saves it and never shows it itself, and no cache on the way keeps it. */
export function answerFapiao(file: Awaited<ReturnType<typeof findFapiao>>): FileAnswer {
  if (!file) throw new AppError('NOT_FOUND');
  const { number, type, content } = file;
  return {
    name: `fapiao-${number}.${type}`,
    body: Buffer.from(content, 'base64'),
    headers: { 'content-security-policy': "default-src 'none'; sandbox" },
  };
}
