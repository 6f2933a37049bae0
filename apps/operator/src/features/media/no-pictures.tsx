import { uploadPicture } from '@uid/contract/staff-media';
import { joinSentences } from '@uid/forms/join-sentences';

import { useConsoleSession, useTexts } from '../../session/console-session.ts';
import { useMay } from '../../staff/who.ts';
import { mediaWords } from './media-words.ts';
import styles from './media.module.css';

/** Shown instead of a list: no picture matches, or the library has no picture yet. */
export function NoPictures({ isNarrowed }: { isNarrowed: boolean }) {
  const own = useTexts(mediaWords);
  const { language } = useConsoleSession();
  const may = useMay();
  const how = may(uploadPicture.permission) ? [own.emptyHow] : [];
  return (
    <p className={styles.small}>
      {isNarrowed ? own.none : joinSentences([own.empty, ...how], language)}
    </p>
  );
}
