import type { ContentPart } from '@uid/contract/content-parts';
import type { StaffContent } from '@uid/contract/staff-contents';
import { useCallback, useEffect, useMemo, useState } from 'react';

import { useKeptText } from '../../form/use-kept-text.ts';
import { isSame, textOf, withValue } from './part-text.ts';
import type { PartText } from './part-text.ts';

/** A part that is being written. */
export interface EditedPart {
  /** Of the head that `saved` was read from. */
  revision: number;
  saved: PartText;
  typed: PartText;
  isDirty: boolean;
  /** What was sent to be saved last: it may have been, although no answer came. */
  sent?: PartText | undefined;
  /** What somebody else has saved since, where it differs from what is typed. */
  theirs?: PartText;
}

type Parts<T> = Partial<Record<ContentPart, T>>;
type Kept = Pick<EditedPart, 'revision' | 'saved' | 'typed' | 'sent'>;

export interface Editing {
  parts: Parts<EditedPart>;
  isDirty: boolean;
  /** Writes a value of a part, by the path of its control. */
  type: (part: ContentPart, path: string, value: unknown) => void;
  /** Replaces the text, as if it had been typed. */
  replace: (part: ContentPart, text: PartText) => void;
  /** Says that a text is sent to be saved. */
  send: (part: ContentPart, sent: PartText) => void;
  /** Says that a text has become this revision. */
  keep: (part: ContentPart, revision: number, saved: PartText) => void;
  /** Lets go of what this tab keeps of it. */
  giveUp: () => void;
}

/**
 * What is typed of each part, whichever is shown. What somebody else saves is taken over where nothing was
 * typed, and otherwise stands beside it until whoever types decides.
 */
export function useEditing(content: StaffContent): Editing {
  const read = useMemo(() => readParts(content), [content]);
  const inTab = useKeptText<Parts<Kept>>(`contents/${content.kind}/${content.id}`);
  // What was typed before a reload or a login goes on, with the revision that it was written on.
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

/** With what is newer, wherever nothing that was typed would be lost. */
function merged(kept: Parts<Kept>, read: Parts<Kept>): Parts<Kept> {
  let all = kept;
  for (const [name, theirs] of Object.entries(read)) {
    const own = kept[name as ContentPart];
    const isNewer = !own || theirs.revision > own.revision;
    // One's own save, or a text that is another one's only in what was done with it, as when its draft is published.
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
