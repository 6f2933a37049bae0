/** The file formats of each stored picture, the smallest first; every browser supports the last. */
export const pictureKinds = ['avif', 'webp', 'jpg'] as const;
export type PictureKind = (typeof pictureKinds)[number];

export const pictureFileTypes = {
  avif: 'image/avif',
  webp: 'image/webp',
  jpg: 'image/jpeg',
} as const satisfies Record<PictureKind, string>;

export const mediaPrefix = '/media/';

/** The file name of a picture in one width and format. Other bytes never get the same name. */
export function pictureFileName(hash: string, width: number, kind: PictureKind): string {
  return `${hash}-${width}.${kind}`;
}

export function pictureFilePath(hash: string, width: number, kind: PictureKind): string {
  return mediaPrefix + pictureFileName(hash, width, kind);
}
