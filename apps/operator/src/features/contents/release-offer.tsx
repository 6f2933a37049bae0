import { settleContentOffer } from '@uid/contract/staff-contents';
import type { StaffContent } from '@uid/contract/staff-contents';
import { Button } from '@uid/ui/button';
import { Notice } from '@uid/ui/notice';
import { useState } from 'react';

import { ActionButton } from '../../request/action-button.tsx';
import { useConsoleSession, useTexts } from '../../session/console-session.ts';
import { useMay } from '../../staff/who.ts';
import { editorWords } from './editor-words.ts';
import { mergeTexts } from './merge-texts.ts';
import { readText, textOf } from './part-text.ts';
import type { PartText } from './part-text.ts';
import { TextChanges } from './text-changes.tsx';
import type { EditedPart } from './use-editing.ts';

interface ReleaseOfferProps {
  content: StaffContent;
  stored: StaffContent['parts'][number];
  edited: EditedPart;
  /** Called when the release's text has become this revision; unsaved text is then a draft based on it. */
  onTaken: (revision: number, text: PartText) => void;
  /** Continues with the merged text. */
  onMerge: (text: PartText) => void;
}

/**
 * Shows the text of a release that differs from what staff wrote: the reader takes it, keeps the staff's text, or
 * merges both.
 */
export function ReleaseOffer({ content, stored, edited, onTaken, onMerge }: ReleaseOfferProps) {
  const own = useTexts(editorWords);
  const { language, notify } = useConsoleSession();
  const may = useMay();
  const [disputed, setDisputed] = useState<number>();
  const { part, revision, draft, offered, base, published } = stored;
  if (!offered) return null;
  const given = { language, kind: content.kind, id: content.id, part, revision };
  const merge = () => {
    const { text, disputed: count } = mergeTexts(readText(base), edited.typed, readText(offered));
    onMerge(text as PartText);
    setDisputed(count);
  };
  return (
    <Notice
      tone="info"
      title={own.offerTitle}
      actions={
        may(settleContentOffer.permission) && (
          <>
            <ActionButton
              endpoint={settleContentOffer}
              input={{ ...given, take: true }}
              onDone={({ revisions }) => {
                // A draft is kept, and so is unsaved text that would have become a draft.
                const text = textOf(content, { ...stored, published: offered });
                if (!draft && edited.isDirty) onTaken(revisions[part] ?? revision, text);
                notify(own.offerTaken);
              }}
            >
              {own.takeOffer}
            </ActionButton>
            <ActionButton
              endpoint={settleContentOffer}
              input={{ ...given, take: false }}
              onDone={() => notify(own.offerKept)}
            >
              {own.keepOurs}
            </ActionButton>
            {base && (
              <Button tone="quiet" size="small" onClick={merge}>
                {own.merge}
              </Button>
            )}
          </>
        )
      }
    >
      <p>{own.offerText}</p>
      <TextChanges part={stored.part} before={readText(published)} after={readText(offered)} />
      {disputed !== undefined && <output>{own.merged(disputed)}</output>}
    </Notice>
  );
}
