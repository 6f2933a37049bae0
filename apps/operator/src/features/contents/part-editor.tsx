import { idFieldOf, schemaOfPart } from '@uid/contract/content-parts';
import type { ContentPart } from '@uid/contract/content-parts';
import { discardContentDraft } from '@uid/contract/staff-contents';
import type { StaffContent } from '@uid/contract/staff-contents';
import { joinSentences } from '@uid/forms/join-sentences';
import { Button } from '@uid/ui/button';
import { Disclosure } from '@uid/ui/disclosure';
import { Notice } from '@uid/ui/notice';
import { useEffect, useMemo, useRef } from 'react';
import { flushSync } from 'react-dom';

import { ActionButton } from '../../request/action-button.tsx';
import { useConsoleSession, useTexts } from '../../session/console-session.ts';
import { editorWords } from './editor-words.ts';
import styles from './editor.module.css';
import { mergeTexts } from './merge-texts.ts';
import { MayType, PartControl, PartLanguage } from './part-form.tsx';
import type { Problems } from './part-form.tsx';
import { partNode } from './part-node.ts';
import { readText } from './part-text.ts';
import { ReleaseOffer } from './release-offer.tsx';
import { tagOf, TextChanges } from './text-changes.tsx';
import type { EditedPart } from './use-editing.ts';

interface PartEditorProps {
  content: StaffContent;
  part: ContentPart;
  edited: EditedPart;
  problems: Problems;
  isBusy: boolean;
  mayWrite: boolean;
  onType: (path: string, value: unknown) => void;
  onSave: () => void;
  onPreview: () => void;
  /** Replaces the text, as if it had been typed. */
  onReplace: (text: EditedPart['typed']) => void;
  onKeep: (revision: number, theirs: EditedPart['typed']) => void;
}

/** The form of one part, what stands against saving it, and what it changes. */
export function PartEditor(props: PartEditorProps) {
  const { content, part, edited, problems, isBusy, mayWrite } = props;
  const { onType, onSave, onPreview, onReplace, onKeep } = props;
  const own = useTexts(editorWords);
  const { language, notify, endWarnings } = useConsoleSession();
  const { kind, id } = content;
  const node = useMemo(() => {
    const schema = schemaOfPart(kind, part);
    return schema && partNode(schema);
  }, [kind, part]);
  const form = useRef<HTMLFormElement>(null);
  // Of a tab that opens because something on it is wrong.
  useEffect(() => focusWrong(form.current), []);
  useSaveKey(onSave);
  const stored = content.parts.find((each) => each.part === part);
  if (!node || !stored) return null;
  const { saved, typed, theirs, isDirty } = edited;
  // Mine wherever I wrote, theirs everywhere else.
  const together = theirs && (mergeTexts(saved, typed, theirs).text as EditedPart['typed']);
  const { revision, draft, published } = stored;
  const unchanged = content.isWithdrawn ? own.wasPublished : own.isPublished;
  /** The question goes with its buttons: one goes on in the text. */
  function decide(text: EditedPart['typed'], kept: EditedPart['typed']) {
    endWarnings();
    flushSync(() => {
      onReplace(text);
      onKeep(revision, kept);
    });
    form.current?.querySelector<HTMLElement>('fieldset :is(input, textarea)')?.focus();
  }
  return (
    <form
      ref={form}
      className={styles.part}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        onSave();
      }}
    >
      {theirs && together && !isBusy && (
        <Notice
          tone="warning"
          role="alert"
          title={own.changedTitle}
          actions={
            <>
              <Button type="button" size="small" onClick={() => decide(theirs, theirs)}>
                {own.takeTheirs}
              </Button>
              <Button
                type="button"
                size="small"
                tone="secondary"
                onClick={() => decide(together, theirs)}
              >
                {own.keepMine}
              </Button>
            </>
          }
        >
          <p>{own.changedText}</p>
          <TextChanges part={part} before={theirs} after={together} />
        </Notice>
      )}
      {stored.offered && (
        <ReleaseOffer content={content} stored={stored} typed={typed} onMerge={onReplace} />
      )}
      <p className={styles.small}>
        {draft || isDirty ? own.isDraft : published ? unchanged : own.isNew}
      </p>
      <fieldset className={styles.bare} disabled={!mayWrite}>
        <MayType value={mayWrite}>
          <PartLanguage value={tagOf(part)}>
            <PartControl
              node={node}
              path=""
              label=""
              value={typed}
              problems={problems}
              fixed={part === 'shared' ? idFieldOf(kind) : undefined}
              onType={onType}
            />
          </PartLanguage>
        </MayType>
      </fieldset>
      {published && (draft || isDirty) && (
        <Disclosure title={own.differs}>
          <TextChanges part={part} before={readText(published)} after={typed} />
        </Disclosure>
      )}
      {mayWrite && (
        <div className={styles.bar}>
          <Button busy={isBusy} disabled={!isDirty}>
            {own.save}
          </Button>
          <Button type="button" tone="quiet" size="small" onClick={onPreview}>
            {own.preview}
          </Button>
          {draft && (
            <ActionButton
              endpoint={discardContentDraft}
              input={{ language, kind, id, part, revision }}
              tone="quiet"
              onDone={() => notify(own.discarded)}
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
            <Button type="button" tone="quiet" size="small" onClick={() => focusBoth(form.current)}>
              {own.decideFirst}
            </Button>
          )}
        </div>
      )}
    </form>
  );
}

/** Ctrl+S, or ⌘S, saves wherever the focus is. */
function useSaveKey(onSave: () => void): void {
  useEffect(() => {
    const leaving = new AbortController();
    const handleKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 's' || !(event.ctrlKey || event.metaKey)) return;
      event.preventDefault();
      onSave();
    };
    addEventListener('keydown', handleKeyDown, { signal: leaving.signal });
    return () => leaving.abort();
  }, [onSave]);
}

/** Leads to both texts, which may stand far above what is typed. */
function focusBoth(form: HTMLElement | null): void {
  const both = form?.querySelector<HTMLElement>('[role=alert]');
  if (!both) return;
  both.tabIndex = -1;
  both.focus({ preventScroll: true });
  both.scrollIntoView({ block: 'center' });
}

/** Leads to the first control that is wrong. */
export function focusWrong(place: HTMLElement | null): void {
  place?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
}
