import { isClientError } from '@uid/contract/client-errors';
import { partsOf } from '@uid/contract/content-parts';
import type { ContentPart } from '@uid/contract/content-parts';
import type { Language } from '@uid/contract/language';
import { saveContentDraft } from '@uid/contract/staff-contents';
import type { StaffContent } from '@uid/contract/staff-contents';
import { classNames } from '@uid/ui/class-names';
import { useCallback, useRef, useState } from 'react';
import { flushSync } from 'react-dom';

import { useAddress } from '../../routing/use-address.ts';
import { useConsoleSession, useTexts } from '../../session/console-session.ts';
import { useMay } from '../../staff/who.ts';
import { Beside, BesideSwitch } from './beside.tsx';
import type { LanguagePart } from './beside.tsx';
import { Autosave } from './autosave.tsx';
import { Checks } from './checks.tsx';
import { editorWords } from './editor-words.ts';
import styles from './editor.module.css';
import { History } from './history.tsx';
import { focusWrong, PartEditor } from './part-editor.tsx';
import type { Problems } from './part-form.tsx';
import { PartTabs } from './part-tabs.tsx';
import { Plans } from './plans.tsx';
import { Preview } from './preview.tsx';
import type { PreviewHandle } from './preview.tsx';
import { Publishing } from './publishing.tsx';
import type { ProblemsByPart } from './publishing.tsx';
import { UnsavedGuard } from './unsaved-guard.tsx';
import { useEditing } from './use-editing.ts';
import type { Editing } from './use-editing.ts';
import { useSaving } from './use-saving.ts';
import type { Saving } from './use-saving.ts';

/** The parts of a content on tabs, with their actions and their history. */
export function ContentEditor({ content }: { content: StaffContent }) {
  const own = useTexts(editorWords);
  const { language, notify, warn } = useConsoleSession();
  const may = useMay();
  const { query, change } = useAddress();
  const main = useRef<HTMLDivElement>(null);
  const side = useRef<HTMLElement>(null);
  const preview = useRef<PreviewHandle>(null);
  const { kind } = content;
  const editing = useEditing(content);
  const { save, isBusy } = useSaving(content, editing);
  const [problems, setProblems] = useState<ProblemsByPart>({});
  const names = partsOf(kind);
  const shown = names.find((each) => each === query['part']) ?? firstPart(names, language);
  // The part that is written once for both languages has no counterpart.
  const other =
    shown === 'shared'
      ? undefined
      : names.find((each): each is LanguagePart => each !== 'shared' && each !== shown);
  const edited = editing.parts[shown];
  const { type } = editing;
  const handleType = useCallback(
    (path: string, value: unknown) => {
      type(shown, path, value);
      setProblems((all) => ({ ...all, [shown]: withoutPath(all[shown] ?? none, path) }));
    },
    [type, shown],
  );

  async function handleSave() {
    if (!edited?.isDirty) return;
    try {
      await save(shown, edited);
      notify(own.saved);
    } catch (cause) {
      if (!isClientError(cause)) throw cause;
      if (cause.kind !== 'aborted') warn(cause.message);
    }
  }

  const saveTyped = () =>
    Promise.all(
      Object.entries(editing.parts)
        .filter(([, { isDirty }]) => isDirty)
        .map(([part, each]) => save(part as ContentPart, each)),
    );

  /** Moves the focus to the first faulty control, on whichever tab it is. */
  function handleProblems(found: ProblemsByPart) {
    flushSync(() => setProblems(found));
    const faulty = names.find((each) => found[each]);
    if (faulty === shown || faulty === undefined) focusWrong(main.current);
    else change({ part: faulty });
  }

  const isBeside = other !== undefined && query['beside'] !== undefined;
  const mayWrite = may(saveContentDraft.permission);
  return (
    <>
      <div className={classNames(styles.editor, isBeside && styles.beside)}>
        <UnsavedGuard isDirty={editing.isDirty} onLeave={editing.giveUp} />
        {mayWrite && <Autosaves editing={editing} onSave={save} />}
        <div ref={main} className={styles.main}>
          <PartTabs names={names} shown={shown} parts={editing.parts} beside={query['beside']} />
          {other && <BesideSwitch other={other} />}
          <div className={styles.both}>
            {edited && (
              <PartEditor
                key={shown}
                content={content}
                part={shown}
                edited={edited}
                problems={problems[shown] ?? none}
                isBusy={isBusy}
                mayWrite={mayWrite}
                onType={handleType}
                onSave={() => void handleSave()}
                onPreview={() => preview.current?.open()}
                onPublish={() => focusPublishing(side.current)}
                onReplace={(text) => editing.replace(shown, text)}
                onKeep={(revision, theirs) => editing.keep(shown, revision, theirs)}
              />
            )}
            {isBeside && <Beside content={content} part={shown} other={other} editing={editing} />}
          </div>
        </div>
        <aside ref={side} className={styles.side}>
          <Publishing
            content={content}
            editing={editing}
            onSave={save}
            onProblems={handleProblems}
          />
          <Checks content={content} editing={editing} onLead={handleProblems} />
          <Plans content={content} />
          <History content={content} editing={editing} />
        </aside>
      </div>
      <Preview ref={preview} content={content} part={shown} onSave={saveTyped} />
    </>
  );
}

interface AutosavesProps {
  editing: Editing;
  onSave: Saving['save'];
}

/** Renders an autosave for each part, so that a part that was left for another tab is saved as well. */
function Autosaves({ editing, onSave }: AutosavesProps) {
  return Object.entries(editing.parts).map(([part, each]) => (
    <Autosave
      key={part}
      edited={each}
      onSave={(typed) => onSave(part as ContentPart, { ...each, typed }, { isByItself: true })}
    />
  ));
}

/** Focuses the button that publishes, so that it and the choice of parts come into view. */
function focusPublishing(side: HTMLElement | null): void {
  side?.querySelector<HTMLElement>('form > button:last-of-type')?.focus();
}

const none: Problems = {};

/** Returns the problems without those of an edited field and of the fields inside it. */
function withoutPath(problems: Problems, path: string): Problems {
  const others = Object.entries(problems).filter(([at]) => !`${at}.`.startsWith(`${path}.`));
  return others.length === Object.keys(problems).length ? problems : Object.fromEntries(others);
}

function firstPart(names: readonly ContentPart[], language: Language): ContentPart {
  return names.find((each) => each === language) ?? names[0] ?? 'shared';
}
