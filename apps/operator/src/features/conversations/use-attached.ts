import type { MessageFile } from '@uid/contract/conversations';
import { useState } from 'react';

/** The files that go with the next answer. */
export function useAttached() {
  const [files, setFiles] = useState<readonly MessageFile[]>([]);
  return {
    files,
    ids: files.map(({ id }) => id),
    onAttached: (file: MessageFile) => setFiles((before) => [...before, file]),
    onRemoved: (id: string) => setFiles((before) => before.filter((each) => each.id !== id)),
    /** What was attached while those were on their way stays. */
    drop: (sent: readonly string[] = []) =>
      setFiles((before) => before.filter(({ id }) => !sent.includes(id))),
  };
}
