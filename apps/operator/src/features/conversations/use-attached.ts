import type { MessageFile } from '@uid/contract/conversations';
import { useRef, useState } from 'react';

import { useKeptText } from '../../form/use-kept-text.ts';

/** The files that go with the next answer of an order or an enquiry, kept in the tab as its words are. */
export function useAttached(no: string) {
  const kept = useKeptText<readonly MessageFile[]>(`files ${no}`);
  const [files, setFiles] = useState(() => kept.read() ?? []);
  const [isAttaching, setAttaching] = useState(false);
  // An answer that was sent lets its files go also where its screen has been left.
  const latest = useRef(files);
  const change = (changed: (before: readonly MessageFile[]) => readonly MessageFile[]) => {
    latest.current = changed(latest.current);
    kept.keep(latest.current.length > 0 ? latest.current : undefined);
    setFiles(latest.current);
  };
  return {
    files,
    /** One is on its way: the answer is not sent without it. */
    isAttaching,
    onAttaching: setAttaching,
    ids: files.map(({ id }) => id),
    onAttached: (file: MessageFile) => change((before) => [...before, file]),
    onRemoved: (id: string) => change((before) => before.filter((each) => each.id !== id)),
    /** What was attached while those were on their way stays. */
    drop: (sent: readonly string[] = []) =>
      change((before) => before.filter(({ id }) => !sent.includes(id))),
  };
}
