import { isClientError } from '@uid/contract/client-errors';
import { storagePrefix } from '@uid/contract/constants';
import {
  attachFile,
  largestMessageFile,
  messageFileTypes,
  maxMessageFiles,
} from '@uid/contract/conversations';
import type { MessageFile } from '@uid/contract/conversations';
import { useEffect, useState } from 'react';

import { useLanguage } from '../../layout/use-language.ts';
import { request } from '../../request/shell-request.ts';
import { messageTexts } from './message-texts.ts';

/**
 * The files of a message that is being written, kept in the tab like its text. Each file is sent when it is chosen, and
 * the server judges it by its content.
 */
export function useAttachments(no: string) {
  const language = useLanguage();
  const texts = messageTexts[language];
  const key = `${storagePrefix}:message-files-${no}`;
  const [files, setFiles] = useState(() => readFiles(key));
  useEffect(() => keepFiles(key, files), [key, files]);
  /** The name of the file that is being sent. */
  const [adding, setAdding] = useState<string>();
  const [problem, setProblem] = useState<string>();

  async function add(chosen: readonly File[]): Promise<void> {
    const room = maxMessageFiles - files.length;
    let said = chosen.length > room ? texts.tooMany : undefined;
    for (const file of chosen.slice(0, room)) {
      setAdding(file.name);
      // One after the other, because the server also re-creates pictures one at a time.
      const added = await send(file);
      if (typeof added === 'string') said = added;
      else setFiles((before) => [...before, added]);
    }
    setAdding(undefined);
    setProblem(said);
  }

  /** Returns the file, or the text that says why the server or this check refused it. */
  async function send(file: File): Promise<MessageFile | string> {
    if (file.size > largestMessageFile) return texts.tooLarge(file.name);
    const name = file.name.slice(0, 200);
    try {
      const options = { skipErrorHandler: true, file: typed(file) };
      return await request(attachFile, { language, no, name }, options);
    } catch (cause) {
      if (!isClientError(cause)) throw cause;
      return texts.notTaken(file.name, cause.message);
    }
  }

  return {
    files,
    adding,
    problem,
    add,
    remove: (id: string) => setFiles((before) => before.filter((each) => each.id !== id)),
    /** Removes files that were sent; files that were added meanwhile stay. */
    letGo: (sent: readonly string[]) =>
      setFiles((before) => before.filter(({ id }) => !sent.includes(id))),
  };
}

function readFiles(key: string): MessageFile[] {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? '[]') as MessageFile[];
  } catch {
    return [];
  }
}

function keepFiles(key: string, files: MessageFile[]): void {
  try {
    if (files.length > 0) sessionStorage.setItem(key, JSON.stringify(files));
    else sessionStorage.removeItem(key);
  } catch {
    // If the tab can store no more, the page goes on with what it shows.
  }
}

/** Systems name the type of a file differently; the server reads the type from the bytes. */
function typed(file: File): Blob {
  const types: readonly string[] = messageFileTypes;
  return types.includes(file.type) ? file : file.slice(0, file.size, 'text/plain');
}
