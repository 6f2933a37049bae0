import { quarterOf } from '@uid/contract/focal-point';
import { pictureFilePath } from '@uid/contract/picture-files';
import type { LibraryPicture } from '@uid/contract/staff-media';

interface ThumbnailProps {
  picture: LibraryPicture;
  /** The alternative text; left out if the words beside the picture say the same. */
  alt?: string;
  className?: string | undefined;
  /** Maximum width at which the picture is shown, in CSS pixels. */
  width?: number;
}

/** The smallest file of a picture that is wide enough, cropped as on pages. */
export function Thumbnail(props: ThumbnailProps) {
  const { picture, alt = '', className, width: shown = 240 } = props;
  const { hash, widths, width, height, focusX, focusY } = picture;
  const file = widths.find((each) => each >= shown) ?? widths.at(-1) ?? width;
  return (
    <img
      className={className}
      src={pictureFilePath(hash, file, 'webp')}
      width={width}
      height={height}
      alt={alt}
      loading="lazy"
      decoding="async"
      style={{ objectPosition: `${25 * quarterOf(focusX)}% ${25 * quarterOf(focusY)}%` }}
    />
  );
}
