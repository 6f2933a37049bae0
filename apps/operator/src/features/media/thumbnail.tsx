import { quarterOf } from '@uid/contract/focal-point';
import { pictureFilePath } from '@uid/contract/picture-files';
import type { LibraryPicture } from '@uid/contract/staff-media';

interface ThumbnailProps {
  picture: LibraryPicture;
  /** What somebody hears; left out beside words that say it. */
  alt?: string;
  className?: string | undefined;
  /** Greatest width at which it is shown, in CSS pixels. */
  width?: number;
}

/** The smallest file of a picture that is wide enough, cut as pages cut it. */
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
