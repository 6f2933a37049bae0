import type { ContentPart } from '@uid/contract/content-parts';
import { languageTags } from '@uid/contract/language';

import { useConsoleSession, useTexts } from '../../session/console-session.ts';
import { compareTexts } from './compare-texts.ts';
import type { Piece, TextChange } from './compare-texts.ts';
import { editorWords } from './editor-words.ts';
import { fieldLabels } from './field-labels.ts';
import styles from './editor.module.css';

/** Returns the tag of a part's language; undefined for the part of both languages. */
export function tagOf(part: ContentPart): string | undefined {
  return part === 'shared' ? undefined : languageTags[part];
}

interface TextChangesProps {
  part: ContentPart;
  before: unknown;
  after: unknown;
}

/** Shows the differences between two texts, place by place and word by word. */
export function TextChanges({ part, before, after }: TextChangesProps) {
  const own = useTexts(editorWords);
  const { language } = useConsoleSession();
  const changes = compareTexts(before, after, language);
  if (changes.length === 0) return <p>{own.nothingDiffers}</p>;
  return <TextPlaces places={changes} lang={tagOf(part)} />;
}

/** Shows a text place by place, and marks the words that were added or removed. */
export function TextPlaces({
  places,
  lang,
}: {
  places: readonly TextChange[];
  lang?: string | undefined;
}) {
  const { language } = useConsoleSession();
  return (
    <dl className={styles.changes}>
      {places.map(({ place, pieces }) => (
        <div key={`${place.join('.')} ${pieces.map(({ text }) => text).join('|')}`}>
          <dt>{place.map((name) => fieldLabels[name]?.[language] ?? name).join(' › ')}</dt>
          <dd lang={lang}>
            {pieces.map((piece, index) => (
              // The pieces of a text do not change their order.
              // oxlint-disable-next-line react/no-array-index-key
              <Words key={index} piece={piece} />
            ))}
          </dd>
        </div>
      ))}
    </dl>
  );
}

function Words({ piece: { text, is } }: { piece: Piece }) {
  const own = useTexts(editorWords);
  if (is === 'same') return <>{text}</>;
  const Mark = is === 'added' ? 'ins' : 'del';
  return (
    <Mark>
      <span className="visually-hidden">{is === 'added' ? own.addedMark : own.removedMark}: </span>
      {text}
    </Mark>
  );
}
