import { makePicture } from '@uid/pictures/make-picture';
import type { MadePicture } from '@uid/pictures/picture';
import { pictureFileName } from '@uid/contract/picture-files';

import { AppError } from '../../http/app-error.ts';
import type { UploadedFile } from '../../http/uploads.ts';
import type { FileStore } from './files/file-store.ts';
import type { PictureRow } from './repository.ts';

/** A picture whose files are in the store, with the columns of its row. */
export type ReceivedPicture = Pick<PictureRow, 'hash' | 'width' | 'height' | 'widths'>;

const refusals = {
  svg: 'PICTURE_SVG',
  type: 'PICTURE_TYPE',
  pixels: 'PICTURE_PIXELS',
  damaged: 'PICTURE_DAMAGED',
  'not-installed': 'PICTURES_OFF',
} as const;

/** The bytes of an upload, and the hash that names its files. */
export interface Upload {
  bytes: readonly Buffer[];
  hash: string;
}

export async function readUpload(file: UploadedFile): Promise<Upload> {
  const bytes: Buffer[] = [];
  for await (const chunk of file) bytes.push(chunk);
  const sum = Buffer.from(await file.finish(), 'base64url');
  return { bytes, hash: sum.toString('hex', 0, 16) };
}

/** Makes the files of a picture and stores them, or throws the error that names what is wrong. */
export async function receivePicture(
  { bytes, hash }: Upload,
  store: FileStore,
): Promise<ReceivedPicture> {
  const made = await makePicture(bytes);
  if (typeof made === 'string') throw new AppError(refusals[made]);
  await Promise.all(
    made.files.map(({ width, kind, bytes: encoded }) =>
      store.write(pictureFileName(hash, width, kind), encoded),
    ),
  );
  const { width, height } = made;
  return { hash, width, height, widths: JSON.stringify(widthsOf(made)) };
}

function widthsOf({ files }: MadePicture): number[] {
  return [...new Set(files.map(({ width }) => width))];
}
