import { routes } from '@uid/contract/pages';
import { Button } from '@uid/ui/button';

import { useLanguage, useLocalPath } from '../../../layout/use-language.ts';
import { listTexts } from './list-texts.ts';
import styles from './list.module.css';

/** The form that the boxes of the list belong to. */
export const compareId = 'compare';

/** Comes up when a box is ticked, and counts them: both by the style sheet. */
export function CompareTray() {
  const words = listTexts[useLanguage()];
  const localPath = useLocalPath();
  return (
    <form
      id={compareId}
      className={styles.tray}
      action={`${localPath(routes.products)}#compare`}
      method="get"
    >
      <span className={styles.chosen}>
        {words.chosen} <span className={styles.count} /> <small>{words.most}</small>
      </span>
      <Button type="submit">{words.compareChosen}</Button>
    </form>
  );
}
