import { getPicture } from '@uid/contract/staff-media';
import { Button } from '@uid/ui/button';
import { FieldError } from '@uid/ui/field';

import { Answered } from '../../request/answered.tsx';
import { useAnswer } from '../../request/use-answer.ts';
import { useConsoleSession, useTexts } from '../../session/console-session.ts';
import { mediaWords } from './media-words.ts';
import styles from './media.module.css';
import { usePickPicture } from './picture-picker.tsx';
import { Thumbnail } from './thumbnail.tsx';

interface PictureControlProps {
  id: string;
  label: string;
  /** The id of a picture of the library, or an empty text. */
  value: string;
  error: string | undefined;
  onChange: (id: string) => void;
}

/** A field whose value is a picture of the library. */
export function PictureControl({ id, label, value, error, onChange }: PictureControlProps) {
  const own = useTexts(mediaWords);
  const pick = usePickPicture();
  return (
    <div className={styles.control}>
      {value && <Chosen id={value} />}
      <div>
        <Button
          tone="secondary"
          size="small"
          aria-label={`${value ? own.chooseAnother : own.choosePicture}: ${label}`}
          aria-describedby={error && `${id}-error`}
          onClick={() => pick((picture) => onChange(picture.id))}
        >
          {value ? own.chooseAnother : own.choosePicture}
        </Button>
        <FieldError id={`${id}-error`} error={error} />
      </div>
    </div>
  );
}

function Chosen({ id }: { id: string }) {
  const own = useTexts(mediaWords);
  const { language } = useConsoleSession();
  const answer = useAnswer(getPicture, { language, id });
  return (
    <Answered answer={answer}>
      {(picture) => (
        <figure className={styles.chosen}>
          <Thumbnail picture={picture} className={styles.square} />
          <figcaption>
            <span className={styles.name}>{picture.name}</span>
            {(!picture.altZh || !picture.altEn) && (
              <span className={styles.small}>{own.withoutText}</span>
            )}
          </figcaption>
        </figure>
      )}
    </Answered>
  );
}
