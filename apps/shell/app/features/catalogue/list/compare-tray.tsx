import { routes } from '@uid/contract/pages';
import { Button } from '@uid/ui/button';

import { useLanguage, useLocalPath } from '../../../layout/use-language.ts';
import { listTexts } from './list-texts.ts';
import styles from './list.module.css';

/** Id of the form that the checkboxes of the list belong to. */
export const compareId = 'compare';

/** Appears when a checkbox is ticked, and counts the ticked ones; the style sheet does both. */
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
