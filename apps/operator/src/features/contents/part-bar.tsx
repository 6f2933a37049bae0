import { discardContentDraft } from '@uid/contract/staff-contents';
import type { StaffContent } from '@uid/contract/staff-contents';
import { joinSentences } from '@uid/forms/join-sentences';
import { Button } from '@uid/ui/button';

import { ActionButton } from '../../request/action-button.tsx';
import { useConsoleSession, useTexts } from '../../session/console-session.ts';
import { editorWords } from './editor-words.ts';
import styles from './editor.module.css';
import type { EditedPart } from './use-editing.ts';

interface PartBarProps {
  content: StaffContent;
  stored: StaffContent['parts'][number];
  edited: EditedPart;
  isBusy: boolean;
  /** Called once the draft is discarded: unsaved text is discarded, too. */
  onDiscarded: () => void;
  onPreview: () => void;
  /** Moves the focus to the form that publishes, which may not be beside the editor. */
  onPublish: () => void;
  /** Moves the focus to the question which of two texts to keep. */
  onDecide: () => void;
}

/** The actions for a part that is being edited. The bar stays in view. */
export function PartBar(props: PartBarProps) {
  const { content, stored, edited, isBusy, onDiscarded, onPreview, onPublish, onDecide } = props;
  const own = useTexts(editorWords);
  const { language, notify } = useConsoleSession();
  const { kind, id } = content;
  const { part, revision, draft } = stored;
  const { isDirty, theirs } = edited;
  return (
    <div className={styles.bar}>
      <Button type="submit" busy={isBusy} disabled={!isDirty}>
        {own.save}
      </Button>
      <Button tone="quiet" size="small" onClick={onPreview}>
        {own.preview}
      </Button>
      {(draft || isDirty) && (
        <span className={styles.toPublish}>
          <Button tone="quiet" size="small" onClick={onPublish}>
            {own.toPublish}
          </Button>
        </span>
      )}
      {draft && (
        <ActionButton
          endpoint={discardContentDraft}
          input={{ language, kind, id, part, revision }}
          tone="quiet"
          onDone={() => {
            onDiscarded();
            notify(own.discarded);
          }}
        >
          {own.discard}
        </ActionButton>
      )}
      {isDirty && !theirs && (
        <span className={styles.small}>
          {joinSentences([own.unsaved, own.savesItself], language)}
        </span>
      )}
      {theirs && !isBusy && (
        <Button tone="quiet" size="small" onClick={onDecide}>
          {own.decideFirst}
        </Button>
      )}
    </div>
  );
}
