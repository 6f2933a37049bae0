import { isClientError } from '@uid/contract/client-errors';
import { maxPictureBytes, uploadPicture } from '@uid/contract/staff-media';
import { useRef, useState } from 'react';

import { useWrite } from '../../request/use-write.ts';
import { useConsoleSession, useTexts } from '../../session/console-session.ts';
import { mediaWords } from './media-words.ts';
import { reasonOf } from './reason-of.ts';

export interface Upload {
  key: number;
  name: string;
  state: 'waiting' | 'sending' | 'added' | 'known' | 'refused';
  /** Why the picture was refused. */
  reason?: string;
  /** The id of the picture, if it is in the library. */
  id?: string;
}

/** Uploads pictures one after the other, each in its own request: a refused picture does not stop the others. */
export function useUploads(): {
  uploads: readonly Upload[];
  add: (files: readonly File[]) => void;
} {
  const own = useTexts(mediaWords);
  const { language } = useConsoleSession();
  const { send } = useWrite(uploadPicture);
  const [uploads, setUploads] = useState<readonly Upload[]>([]);
  const queue = useRef(Promise.resolve());
  const count = useRef(0);

  const change = (key: number, changed: Partial<Upload>) =>
    setUploads((all) => all.map((each) => (each.key === key ? { ...each, ...changed } : each)));

  async function upload(key: number, file: File): Promise<void> {
    if (file.size > maxPictureBytes) return change(key, { state: 'refused', reason: own.tooLarge });
    change(key, { state: 'sending' });
    try {
      const { id, isNew } = await send({ language, name: file.name.slice(-200) }, file);
      change(key, { state: isNew ? 'added' : 'known', id });
    } catch (cause) {
      if (!isClientError(cause)) throw cause;
      change(key, { state: 'refused', reason: reasonOf(cause, own.noAnswer) });
    }
  }

  function add(files: readonly File[]): void {
    const added = files.map((file) => ({ key: (count.current += 1), name: file.name, file }));
    setUploads((all) => [
      ...added.map(({ key, name }) => ({ key, name, state: 'waiting' as const })),
      ...all,
    ]);
    for (const { key, file } of added) queue.current = queue.current.then(() => upload(key, file));
  }

  return { uploads, add };
}
