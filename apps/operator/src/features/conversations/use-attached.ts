import type { MessageFile } from '@uid/contract/conversations';
import { useRef, useState } from 'react';

import { useKeptText } from '../../form/use-kept-text.ts';

/** Holds the files for the next answer of an order or an enquiry. Like the text, they are kept in the tab. */
export function useAttached(no: string) {
  const kept = useKeptText<readonly MessageFile[]>(`files ${no}`);
  const [files, setFiles] = useState(() => kept.read() ?? []);
  const [isAttaching, setAttaching] = useState(false);
  // After an answer was sent, its files must be dropped even if the screen has been left; a ref is up to date then.
  const latest = useRef(files);
  const change = (changed: (before: readonly MessageFile[]) => readonly MessageFile[]) => {
    latest.current = changed(latest.current);
    kept.keep(latest.current.length > 0 ? latest.current : undefined);
    setFiles(latest.current);
  };
  return {
    files,
    /** True while a file is on its way: the answer can't be sent without the file. */
    isAttaching,
    onAttaching: setAttaching,
    ids: files.map(({ id }) => id),
    onAttached: (file: MessageFile) => change((before) => [...before, file]),
    onRemoved: (id: string) => change((before) => before.filter((each) => each.id !== id)),
    /** Drops the files that were sent; a file that was attached meanwhile stays. */
    drop: (sent: readonly string[] = []) =>
      change((before) => before.filter(({ id }) => !sent.includes(id))),
  };
}
