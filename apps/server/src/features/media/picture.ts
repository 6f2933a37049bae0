import { pictureFileName, pictureKinds } from '@uid/contract/picture-files';
import type { LibraryPicture } from '@uid/contract/staff-media';

import type { PictureRow } from './repository.ts';

export function presentPicture({ widths, ...row }: PictureRow): LibraryPicture {
  return { ...row, widths: readWidths({ widths }) };
}

export function readWidths({ widths }: Pick<PictureRow, 'widths'>): number[] {
  return JSON.parse(widths) as number[];
}

/** The names of all files of a picture. */
export function fileNamesOf({ hash, widths }: Pick<PictureRow, 'hash' | 'widths'>): string[] {
  return readWidths({ widths }).flatMap((width) =>
    pictureKinds.map((kind) => pictureFileName(hash, width, kind)),
  );
}
