import type { messageFileTypes } from '@uid/contract/conversations';
import { isPicture } from '@uid/pictures/is-picture';
import { makePicture } from '@uid/pictures/make-picture';

import { AppError } from '../../../http/app-error.ts';

/** A file that may be kept. Its type was read from its bytes. */
export interface CheckedFile {
  name: string;
  type: (typeof messageFileTypes)[number];
  bytes: number;
  /** Base64. */
  content: string;
}

/** Checks a file by its content. Pictures are written anew from their pixels. Throws if its type is not accepted. */
export async function checkFile(name: string, bytes: Buffer): Promise<CheckedFile> {
  if (bytes.length === 0) throw new AppError('FILE_TYPE');
  if (isPicture(bytes) === true) return checkPicture(name, bytes);
  const type = isPdf(bytes) ? 'application/pdf' : isText(bytes) ? 'text/plain' : undefined;
  if (!type) throw new AppError('FILE_TYPE');
  return fileOf({ stem: stemOf(name), ending: type === 'text/plain' ? 'txt' : 'pdf', type }, bytes);
}

const refusals = {
  svg: 'FILE_TYPE',
  type: 'FILE_TYPE',
  pixels: 'PICTURE_PIXELS',
  damaged: 'PICTURE_DAMAGED',
  'not-installed': 'PICTURES_OFF',
} as const;

/** Keeps only the pixels of a picture: not the place where it was taken, and no second file appended to it. */
async function checkPicture(name: string, bytes: Buffer): Promise<CheckedFile> {
  const made = await makePicture([bytes], 'jpg');
  if (typeof made === 'string') throw new AppError(refusals[made]);
  const widest = made.files.at(-1);
  if (!widest) throw new AppError('PICTURE_DAMAGED');
  const kind = { stem: stemOf(name), ending: 'jpg', type: 'image/jpeg' } as const;
  return fileOf(kind, Buffer.from(widest.bytes));
}

interface Named {
  stem: string;
  ending: string;
  type: CheckedFile['type'];
}

function fileOf({ stem, ending, type }: Named, bytes: Buffer): CheckedFile {
  const content = bytes.toString('base64');
  return { name: `${stem}.${ending}`, type, bytes: bytes.length, content };
}

function isPdf(bytes: Buffer): boolean {
  return bytes.toString('latin1', 0, 5) === '%PDF-' && bytes.subarray(-2048).includes('%%EOF');
}

/** True if the bytes are UTF-8 without control characters. Anything else is not plain text, and could be any file. */
function isText(bytes: Buffer): boolean {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    // oxlint-disable-next-line no-control-regex
    return !/[\u0000-\u0008\u000b\u000e-\u001f\u007f]/.test(text);
  } catch {
    return false;
  }
}

/**
 * Returns a file name without path and extension, reduced to characters that can do no harm: letters, digits, and a few
 * marks between them.
 */
function stemOf(name: string): string {
  const stem = name
    .replace(/^.*[/\\]/s, '')
    .replace(/\.[^.]*$/, '')
    .replaceAll(/[^\p{L}\p{N} ._()-]/gu, '')
    .replace(/^[. ]+/, '')
    .trim();
  return (
    stem
      .slice(0, 80)
      .toWellFormed()
      .replace(/\uFFFD$/, '') || 'file'
  );
}
