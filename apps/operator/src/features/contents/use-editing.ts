import type { ContentPart } from '@uid/contract/content-parts';
import type { StaffContent } from '@uid/contract/staff-contents';
import { useCallback, useEffect, useMemo, useState } from 'react';

import { useKeptText } from '../../form/use-kept-text.ts';
import { isSame, textOf, withValue } from './part-text.ts';
import type { PartText } from './part-text.ts';

/** A part that is being edited. */
export interface EditedPart {
  /** The revision from which `saved` was read. */
  revision: number;
  saved: PartText;
  typed: PartText;
  isDirty: boolean;
  /** The text of the last save, which may have succeeded although no answer came. */
  sent?: PartText | undefined;
  /** The text that somebody else has saved since, if it differs from the typed one. */
  theirs?: PartText;
}

type Parts<T> = Partial<Record<ContentPart, T>>;
type Kept = Pick<EditedPart, 'revision' | 'saved' | 'typed' | 'sent'>;

export interface Editing {
  parts: Parts<EditedPart>;
  isDirty: boolean;
  /** Sets a value of a part, by the path of its control. */
  type: (part: ContentPart, path: string, value: unknown) => void;
  /** Replaces the text as if the user had typed the new one. */
  replace: (part: ContentPart, text: PartText) => void;
  /** Records that a text is being sent to be saved. */
  send: (part: ContentPart, sent: PartText) => void;
  /** Records that a text has become this revision. */
  keep: (part: ContentPart, revision: number, saved: PartText) => void;
  /** Deletes the text that this tab keeps. */
  giveUp: () => void;
}

/**
 * Holds the typed text of each part, whichever part is shown. A version saved by somebody else replaces the text of a
 * part in which nothing was typed; otherwise it is kept beside the typed text until the user decides.
 */
export function useEditing(content: StaffContent): Editing {
  const read = useMemo(() => readParts(content), [content]);
  const inTab = useKeptText<Parts<Kept>>(`contents/${content.kind}/${content.id}`);
  // Text typed before a reload or a login is restored, with the revision that it is based on.
  const [kept, setKept] = useState(() => ({ ...read, ...inTab.read() }));
  const next = merged(kept, read);
  if (next !== kept) setKept(next);
  useEffect(() => inTab.keep(unsavedOf(next)), [inTab, next]);
  const change = useCallback(
    (part: ContentPart, changed: (before: Kept) => Partial<Kept>) =>
      setKept((all) => {
        const before = all[part];
        return before ? { ...all, [part]: { ...before, ...changed(before) } } : all;
      }),
    [],
  );
  const type = useCallback<Editing['type']>(
    (part, path, value) =>
      change(part, ({ typed }) => ({
        typed: withValue(typed, path.split('.'), value) as PartText,
      })),
    [change],
  );
  const parts = Object.fromEntries(
    Object.entries(next).map(([part, own]) => {
      const { revision, saved } = read[part as ContentPart] ?? own;
      const edited: EditedPart = {
        ...own,
        isDirty: !isSame(own.typed, own.saved),
        ...(revision > own.revision && { theirs: saved }),
      };
      return [part, edited];
    }),
  ) as Parts<EditedPart>;
  return {
    parts,
    isDirty: Object.values(parts).some(({ isDirty }) => isDirty),
    type,
    replace: (part, typed) => change(part, () => ({ typed })),
    send: (part, sent) => change(part, () => ({ sent })),
    keep: (part, revision, saved) => change(part, () => ({ revision, saved })),
    giveUp: () => inTab.keep(undefined),
  };
}

function unsavedOf(parts: Parts<Kept>): Parts<Kept> | undefined {
  const unsaved = Object.entries(parts).filter(([, { typed, saved }]) => !isSame(typed, saved));
  return unsaved.length > 0 ? Object.fromEntries(unsaved) : undefined;
}

function readParts(content: StaffContent): Parts<Kept> {
  return Object.fromEntries(
    content.parts.map((each) => {
      const saved = textOf(content, each);
      return [each.part, { revision: each.revision, saved, typed: saved }];
    }),
  );
}

/** Takes over newer versions wherever no typed text would be lost. */
function merged(kept: Parts<Kept>, read: Parts<Kept>): Parts<Kept> {
  let all = kept;
  for (const [name, theirs] of Object.entries(read)) {
    const own = kept[name as ContentPart];
    const isNewer = !own || theirs.revision > own.revision;
    // The newer revision is the user's own save, or has the same text, such as after its draft was published.
    const isOwn = own && (isSame(own.sent, theirs.saved) || isSame(own.saved, theirs.saved));
    if (isNewer && isOwn) {
      const { revision, saved } = theirs;
      all = { ...all, [name]: { ...own, revision, saved } };
      continue;
    }
    const losesNothing = !own || isSame(own.typed, own.saved) || isSame(own.typed, theirs.saved);
    if (isNewer && losesNothing) all = { ...all, [name]: theirs };
  }
  return all;
}
