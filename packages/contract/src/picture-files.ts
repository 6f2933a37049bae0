/** The kinds of file that a picture is kept as, the smallest first; every browser reads the last. */
export const pictureKinds = ['avif', 'webp', 'jpg'] as const;
export type PictureKind = (typeof pictureKinds)[number];

export const pictureFileTypes = {
  avif: 'image/avif',
  webp: 'image/webp',
  jpg: 'image/jpeg',
} as const satisfies Record<PictureKind, string>;

export const mediaPrefix = '/media/';

/** The name of one file of a picture: never the same for other bytes. */
export function pictureFileName(hash: string, width: number, kind: PictureKind): string {
  return `${hash}-${width}.${kind}`;
}

export function pictureFilePath(hash: string, width: number, kind: PictureKind): string {
  return mediaPrefix + pictureFileName(hash, width, kind);
}
