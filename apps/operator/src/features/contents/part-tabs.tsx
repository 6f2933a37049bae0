import { Link } from '@tanstack/react-router';
import type { ContentPart } from '@uid/contract/content-parts';

import { useTexts } from '../../session/console-session.ts';
import { contentWords } from './content-words.ts';
import { editorWords } from './editor-words.ts';
import styles from './editor.module.css';
import type { EditedPart } from './use-editing.ts';

interface PartTabsProps {
  names: readonly ContentPart[];
  shown: ContentPart;
  parts: Partial<Record<ContentPart, EditedPart>>;
  /** The parameter of the address that is kept on the way to another tab. */
  beside: string | undefined;
}

/** A link for each part, so that the address of a part can be sent to a colleague. */
export function PartTabs({ names, shown, parts, beside }: PartTabsProps) {
  const own = useTexts(contentWords);
  const { parts: label, unsaved } = useTexts(editorWords);
  return (
    <nav className={styles.tabs} aria-label={label}>
      {names.map((name) => (
        <Link
          key={name}
          to="."
          search={{ part: name, beside }}
          className={styles.tab}
          aria-current={name === shown ? 'page' : undefined}
          activeProps={{}}
        >
          {own.parts[name]}
          {parts[name]?.isDirty && (
            <span className={styles.dot} title={unsaved}>
              <span className="visually-hidden"> ({unsaved})</span>
            </span>
          )}
        </Link>
      ))}
    </nav>
  );
}
