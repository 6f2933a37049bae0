import { isClientError } from '@uid/contract/client-errors';
import type { ContentPart } from '@uid/contract/content-parts';
import { saveContentDraft } from '@uid/contract/staff-contents';
import type { StaffContent } from '@uid/contract/staff-contents';
import { useRef } from 'react';

import { useWrite } from '../../request/use-write.ts';
import { useConsoleSession } from '../../session/console-session.ts';
import { isSame } from './part-text.ts';
import type { EditedPart, Editing } from './use-editing.ts';

type Saved = Pick<EditedPart, 'revision' | 'typed'>;

export interface Saving {
  isBusy: boolean;
  /** Resolves to the part's new revision; rejects as the request layer does. */
  save: (part: ContentPart, edited: EditedPart, how?: How) => Promise<number>;
}

/** How a save was started; `isByItself` is true for an autosave. */
interface How {
  isByItself: boolean;
}

/**
 * Saves drafts one after another. A second save is based on the result of the first, even if it was requested before
 * the first was answered, so that the user's own saves do not conflict.
 */
export function useSaving({ kind, id }: StaffContent, { keep, send: say }: Editing): Saving {
  const { language } = useConsoleSession();
  const { send, isBusy } = useWrite(saveContentDraft);
  const saved = useRef<Partial<Record<ContentPart, Saved>>>({});
  const turn = useRef<Promise<unknown>>(Promise.resolve());
  /** Repeats the save that got no answer, because it may have succeeded. */
  const unanswered = useRef<() => Promise<unknown>>(undefined);

  async function write(
    part: ContentPart,
    { typed, revision: read }: EditedPart,
    how?: How,
  ): Promise<number> {
    // An unanswered save is repeated first to learn its outcome, so that this save does not conflict with it.
    await unanswered.current?.();
    const last = saved.current[part];
    const revision = Math.max(read, last?.revision ?? read);
    if (last?.revision === revision && isSame(last.typed, typed)) return revision;
    return put(part, { typed, revision }, how);
  }

  async function put(part: ContentPart, { typed, revision }: Saved, how?: How): Promise<number> {
    const body = JSON.stringify(typed);
    unanswered.current = () => put(part, { typed, revision }, how);
    say(part, typed);
    try {
      const draft = { language, kind, id, part, revision, body };
      const { revisions } = await send(draft, undefined, how);
      unanswered.current = undefined;
      const now = revisions[part] ?? revision;
      saved.current[part] = { revision: now, typed };
      keep(part, now, typed);
      return now;
    } catch (cause) {
      if (isClientError(cause) && cause.kind === 'business') unanswered.current = undefined;
      throw cause;
    }
  }

  function save(part: ContentPart, edited: EditedPart, how?: How): Promise<number> {
    const written = turn.current.then(() => write(part, edited, how));
    turn.current = written.catch(() => undefined);
    return written;
  }

  return { save, isBusy };
}
