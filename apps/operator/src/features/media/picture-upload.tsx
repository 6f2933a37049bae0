import { Link } from '@tanstack/react-router';
import { uploadTypes } from '@uid/contract/staff-media';
import { classNames } from '@uid/ui/class-names';
import { Status } from '@uid/ui/status';

import { useTexts } from '../../session/console-session.ts';
import { mediaWords } from './media-words.ts';
import styles from './media.module.css';
import { useIncomingFiles } from './use-incoming-files.ts';
import { useUploads } from './use-uploads.ts';
import type { Upload } from './use-uploads.ts';

interface PictureUploadProps {
  /** True if each uploaded picture has a link to its own screen. */
  opensPictures?: boolean;
}

/** Uploads pictures that are dropped, pasted or chosen in the file dialog, and shows the outcome of each. */
export function PictureUpload({ opensPictures = true }: PictureUploadProps) {
  const own = useTexts(mediaWords);
  const { uploads, add } = useUploads();
  const isOver = useIncomingFiles(add);
  return (
    <>
      <div className={classNames(styles.drop, isOver && styles.over)}>
        <p className={styles.dropTitle}>{own.drop}</p>
        <p className={styles.small} id="picture-hint">
          {own.dropHint}
        </p>
        <label className={styles.picker}>
          <span>{own.choose}</span>
          <input
            type="file"
            multiple
            accept={uploadTypes.join()}
            aria-describedby="picture-hint"
            onChange={({ target }) => {
              add([...(target.files ?? [])]);
              // With an empty value, choosing the same file again fires an event.
              target.value = '';
            }}
          />
        </label>
      </div>
      <section aria-label={own.uploads} aria-live="polite">
        {uploads.length > 0 && (
          <ul className={styles.uploads}>
            {uploads.map((upload) => (
              <UploadRow key={upload.key} upload={upload} isLink={opensPictures} />
            ))}
          </ul>
        )}
      </section>
    </>
  );
}

const tones = {
  waiting: 'neutral',
  sending: 'neutral',
  added: 'photon',
  known: 'neutral',
  refused: 'danger',
} as const;

function UploadRow({ upload, isLink }: { upload: Upload; isLink: boolean }) {
  const { name, state, reason, id } = upload;
  const own = useTexts(mediaWords);
  return (
    <li className={styles.upload}>
      {id && isLink ? (
        <Link to="/media/$id" params={{ id }}>
          {name}
        </Link>
      ) : (
        <span>{name}</span>
      )}
      <Status tone={tones[state]}>{own.states[state]}</Status>
      {reason && <p className={styles.small}>{reason}</p>}
    </li>
  );
}
