import type { PagePicture } from '@uid/contract/page-picture';

import { useLanguage } from '../../layout/use-language.ts';
import styles from './gallery.module.css';
import { Picture, wholePicturePath } from './picture.tsx';

const texts = {
  zh: { label: '图片' },
  en: { label: 'Pictures' },
};

interface GalleryProps {
  pictures: readonly PagePicture[];
  /** How wide each picture is shown, in the syntax of the attribute `sizes`. */
  sizes: string;
}

/** Photographs side by side; each links to the whole picture. */
export function Gallery({ pictures, sizes }: GalleryProps) {
  const { label } = texts[useLanguage()];
  return (
    <ul className={styles.gallery} aria-label={label}>
      {pictures.map((picture) => (
        <li key={picture.hash}>
          <a href={wholePicturePath(picture)}>
            <Picture picture={picture} sizes={sizes} className={styles.cut} />
          </a>
        </li>
      ))}
    </ul>
  );
}
