import { idFieldOf, schemaOfPart } from '@uid/contract/content-parts';
import type { ContentPart } from '@uid/contract/content-parts';
import type { StaffContent } from '@uid/contract/staff-contents';
import { Disclosure } from '@uid/ui/disclosure';
import { useEffect, useMemo, useRef } from 'react';
import type { RefObject } from 'react';
import { flushSync } from 'react-dom';

import { useConsoleSession, useTexts } from '../../session/console-session.ts';
import { ChangedMeanwhile } from './changed-meanwhile.tsx';
import { editorWords } from './editor-words.ts';
import styles from './editor.module.css';
import { PartBar } from './part-bar.tsx';
import { MayType, PartControl, PartLanguage } from './part-form.tsx';
import type { Problems } from './part-form.tsx';
import { partNode } from './part-node.ts';
import { readText } from './part-text.ts';
import type { PartText } from './part-text.ts';
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
  onPublish: () => void;
  /** Replaces the text as if the user had typed the new one. */
  onReplace: (text: PartText) => void;
  onKeep: (revision: number, theirs: PartText) => void;
}

/** The form of one part, the obstacles to saving it, and its changes. */
export function PartEditor(props: PartEditorProps) {
  const { content, part, edited, problems, isBusy, mayWrite } = props;
  const { onType, onSave, onPreview, onPublish, onReplace, onKeep } = props;
  const own = useTexts(editorWords);
  const { endWarnings } = useConsoleSession();
  const { kind } = content;
  const node = useMemo(() => {
    const schema = schemaOfPart(kind, part);
    return schema && partNode(schema);
  }, [kind, part]);
  const form = useRef<HTMLFormElement>(null);
  // A tab may open because of an error on it.
  useEffect(() => focusWrong(form.current), []);
  useSaveKey(onSave);
  useWholeFields(form);
  const stored = content.parts.find((each) => each.part === part);
  if (!node || !stored) return null;
  const { typed, theirs, isDirty } = edited;
  const { revision, draft, published } = stored;
  const unchanged = content.isWithdrawn ? own.wasPublished : own.isPublished;
  /** The question disappears with its buttons, so the focus moves to the text. */
  function decide(text: PartText, kept: PartText) {
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
      {theirs && !isBusy && (
        <ChangedMeanwhile
          part={part}
          edited={edited}
          theirs={theirs}
          onDecide={(text) => decide(text, theirs)}
        />
      )}
      {stored.offered && (
        <ReleaseOffer
          content={content}
          stored={stored}
          edited={edited}
          onTaken={onKeep}
          onMerge={onReplace}
        />
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
        <PartBar
          content={content}
          stored={stored}
          edited={edited}
          isBusy={isBusy}
          onDiscarded={() => onReplace(edited.saved)}
          onPreview={onPreview}
          onPublish={onPublish}
          onDecide={() => focusQuestion(form.current)}
        />
      )}
    </form>
  );
}

/**
 * Scrolls the edited field fully into view: the browser only brings its caret into view and leaves it below the bar,
 * whatever the field's margins are.
 */
function useWholeFields(form: RefObject<HTMLFormElement | null>): void {
  useEffect(() => {
    const { current } = form;
    current?.addEventListener('keyup', showWhole);
    return () => current?.removeEventListener('keyup', showWhole);
  }, [form]);
}

function showWhole({ key, target }: KeyboardEvent): void {
  if (key === 'Tab' && target instanceof Element) target.scrollIntoView({ block: 'nearest' });
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

/** Moves the focus to the question which text to keep, which may be far above the edited field. */
function focusQuestion(form: HTMLElement | null): void {
  const question = form?.querySelector<HTMLElement>('[role=alert]');
  if (!question) return;
  question.tabIndex = -1;
  question.focus({ preventScroll: true });
  question.scrollIntoView({ block: 'center' });
}

/** Moves the focus to the first faulty control. */
export function focusWrong(place: HTMLElement | null): void {
  place?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
}
