import type { ContentPart } from '@uid/contract/content-parts';

import { ChangedNotice } from '../../form/changed-notice.tsx';
import { useTexts } from '../../session/console-session.ts';
import { editorWords } from './editor-words.ts';
import { mergeTexts } from './merge-texts.ts';
import type { PartText } from './part-text.ts';
import { TextChanges } from './text-changes.tsx';
import type { EditedPart } from './use-editing.ts';

interface ChangedMeanwhileProps {
  part: ContentPart;
  edited: EditedPart;
  /** The text that somebody else has saved since the part was read. */
  theirs: PartText;
  onDecide: (text: PartText) => void;
}

/** Asks which text to keep after somebody else has saved the part that is being edited. */
export function ChangedMeanwhile({ part, edited, theirs, onDecide }: ChangedMeanwhileProps) {
  const own = useTexts(editorWords);
  const { saved, typed } = edited;
  // The merged text has the user's changes, and the other person's text everywhere else.
  const together = mergeTexts(saved, typed, theirs).text as PartText;
  return (
    <ChangedNotice words={own} onTake={() => onDecide(theirs)} onKeep={() => onDecide(together)}>
      <TextChanges part={part} before={theirs} after={together} />
    </ChangedNotice>
  );
}
