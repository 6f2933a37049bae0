import { isClientError } from '@uid/contract/client-errors';
import { partsOf } from '@uid/contract/content-parts';
import type { ContentPart } from '@uid/contract/content-parts';
import { saveContentDraft } from '@uid/contract/staff-contents';
import type { StaffContent } from '@uid/contract/staff-contents';
import { useCallback, useRef, useState } from 'react';
import { flushSync } from 'react-dom';

import { useWrite } from '../../request/use-write.ts';
import { useAddress } from '../../routing/use-address.ts';
import { useConsoleSession, useTexts } from '../../session/console-session.ts';
import { useMay } from '../../staff/who.ts';
import { editorWords } from './editor-words.ts';
import styles from './editor.module.css';
import { History } from './history.tsx';
import { focusWrong, PartEditor } from './part-editor.tsx';
import type { Problems } from './part-form.tsx';
import { PartTabs } from './part-tabs.tsx';
import { Plans } from './plans.tsx';
import { Publishing } from './publishing.tsx';
import type { ProblemsByPart } from './publishing.tsx';
import { UnsavedGuard } from './unsaved-guard.tsx';
import { useEditing } from './use-editing.ts';
import type { EditedPart } from './use-editing.ts';

/** The parts of a content on tabs, what can be done with them, and what was. */
export function ContentEditor({ content }: { content: StaffContent }) {
  const own = useTexts(editorWords);
  const { language, notify, warn } = useConsoleSession();
  const may = useMay();
  const { query, change } = useAddress();
  const main = useRef<HTMLDivElement>(null);
  const { kind, id } = content;
  const editing = useEditing(content);
  const { send, isBusy } = useWrite(saveContentDraft);
  const [problems, setProblems] = useState<ProblemsByPart>({});
  const names = partsOf(kind);
  const shown = names.find((each) => each === query['part']) ?? firstPart(names, language);
  const edited = editing.parts[shown];
  const { type } = editing;
  const handleType = useCallback(
    (path: string, value: unknown) => {
      type(shown, path, value);
      setProblems((all) => ({ ...all, [shown]: withoutPath(all[shown] ?? none, path) }));
    },
    [type, shown],
  );

  /** Yields the revision that the part has then. */
  async function save(part: ContentPart, { typed, revision }: EditedPart): Promise<number> {
    const body = JSON.stringify(typed);
    const { revisions } = await send({ language, kind, id, part, revision, body });
    const now = revisions[part] ?? revision;
    editing.keep(part, now, typed);
    return now;
  }

  async function handleSave() {
    if (!edited?.isDirty || isBusy) return;
    try {
      await save(shown, edited);
      notify(own.saved);
    } catch (cause) {
      if (!isClientError(cause)) throw cause;
      if (cause.kind !== 'aborted') warn(cause.message);
    }
  }

  /** Leads to the first control that is wrong, on whichever tab it is. */
  function handleProblems(found: ProblemsByPart) {
    flushSync(() => setProblems(found));
    const faulty = names.find((each) => found[each]);
    if (faulty === shown || faulty === undefined) focusWrong(main.current);
    else change({ part: faulty });
  }

  const mayWrite = may(saveContentDraft.permission);
  return (
    <div className={styles.editor}>
      <UnsavedGuard isDirty={editing.isDirty} />
      <div ref={main} className={styles.main}>
        <PartTabs names={names} shown={shown} parts={editing.parts} />
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
            onReplace={(text) => editing.replace(shown, text)}
            onKeep={(revision, theirs) => editing.keep(shown, revision, theirs)}
          />
        )}
      </div>
      <aside className={styles.side}>
        <Publishing content={content} editing={editing} onSave={save} onProblems={handleProblems} />
        <Plans content={content} />
        <History content={content} editing={editing} />
      </aside>
    </div>
  );
}

const none: Problems = {};

/** What is typed anew is no longer known to be wrong, nor what is inside. */
function withoutPath(problems: Problems, path: string): Problems {
  const others = Object.entries(problems).filter(([at]) => !`${at}.`.startsWith(`${path}.`));
  return others.length === Object.keys(problems).length ? problems : Object.fromEntries(others);
}

function firstPart(names: readonly ContentPart[], language: 'zh' | 'en'): ContentPart {
  return names.find((each) => each === language) ?? names[0] ?? 'shared';
}
