import { quarterOf } from '@uid/contract/focal-point';
import type { PagePicture } from '@uid/contract/page-picture';
import { pictureFilePath, pictureFileTypes, pictureKinds } from '@uid/contract/picture-files';
import type { PictureKind } from '@uid/contract/picture-files';
import { classNames } from '@uid/ui/class-names';

import styles from './picture.module.css';

interface PictureProps {
  picture: PagePicture;
  /** How wide the picture is shown, in the syntax of the attribute of that name. */
  sizes: string;
  /** True if the picture is among what is seen first. */
  isFirst?: boolean;
  className?: string | undefined;
}

/** A photograph in the smallest file that the browser can read, cropped around its focal point if it is cropped. */
export function Picture({ picture, sizes, isFirst = false, className }: PictureProps) {
  const { width, height, alt, widths, focusX, focusY } = picture;
  return (
    <picture>
      {pictureKinds.slice(0, -1).map((kind) => (
        <source
          key={kind}
          type={pictureFileTypes[kind]}
          srcSet={fileSet(picture, kind)}
          sizes={sizes}
        />
      ))}
      <img
        className={classNames(
          styles.picture,
          xClasses[quarterOf(focusX)],
          yClasses[quarterOf(focusY)],
          className,
        )}
        src={pictureFilePath(picture.hash, widths[0] ?? width, 'jpg')}
        srcSet={fileSet(picture, 'jpg')}
        sizes={sizes}
        width={width}
        height={height}
        alt={alt}
        decoding="async"
        {...(isFirst ? { fetchPriority: 'high' } : { loading: 'lazy' })}
      />
    </picture>
  );
}

/** Returns the path of a picture's largest file, for readers who open the picture by itself. */
export function wholePicturePath({ hash, widths, width }: PagePicture): string {
  return pictureFilePath(hash, widths.at(-1) ?? width, 'jpg');
}

function fileSet({ hash, widths }: PagePicture, kind: PictureKind): string {
  return widths.map((each) => `${pictureFilePath(hash, each, kind)} ${each}w`).join(', ');
}

// One class for each quarter step of the focal point's position.
const xClasses = [styles.x0, styles.x1, undefined, styles.x3, styles.x4];
const yClasses = [styles.y0, styles.y1, undefined, styles.y3, styles.y4];
