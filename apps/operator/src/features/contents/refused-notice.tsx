import { Link } from '@tanstack/react-router';
import { Notice } from '@uid/ui/notice';

import { useTexts } from '../../session/console-session.ts';
import { editorWords } from './editor-words.ts';
import styles from './editor.module.css';
import { keyOf } from './problem-words.ts';
import type { Refused } from './problem-words.ts';

/**
 * Says why a content can't be published, with a link to each picture that lacks something. Renders nothing if nothing
 * was refused.
 */
export function RefusedNotice({ refused }: { refused: readonly Refused[] }) {
  const own = useTexts(editorWords);
  if (refused.length === 0) return null;
  return (
    <Notice tone="danger" role="alert" title={own.problems}>
      <ul className={styles.list}>
        {refused.map((each) => (
          <li key={keyOf(each)}>
            {each.sentence}
            {each.picture && (
              <>
                {' '}
                <Link to="/media/$id" params={{ id: each.picture }}>
                  {own.toPicture}
                </Link>
              </>
            )}
          </li>
        ))}
      </ul>
    </Notice>
  );
}
