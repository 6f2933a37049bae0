import type { FileAnswer } from '../../../http/files/send-file.ts';
import { AppError } from '../../../http/app-error.ts';
import type { findFile } from '../repository.ts';

type Found = Awaited<ReturnType<typeof findFile>>;

/** Answers with a file that browsers save and never display themselves, and that no cache on the way keeps. */
export function answerFile(file: Found): FileAnswer {
  if (!file) throw new AppError('NOT_FOUND');
  const ascii = file.name.replaceAll(/[^\w .()-]/g, '_');
  const name = `attachment; filename="${ascii}"; filename*=UTF-8''${encodeURIComponent(file.name).replaceAll(/['()*]/g, escapeByte)}`;
  return {
    body: Buffer.from(file.content, 'base64'),
    headers: {
      'content-disposition': name,
      'content-security-policy': "default-src 'none'; sandbox",
    },
  };
}

function escapeByte(character: string): string {
  return `%${character.charCodeAt(0).toString(16).toUpperCase()}`;
}
