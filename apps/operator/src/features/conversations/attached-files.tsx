import { isClientError } from '@uid/contract/client-errors';
import { largestMessageFile, messageFileTypes, maxMessageFiles } from '@uid/contract/conversations';
import type { MessageFile } from '@uid/contract/conversations';
import type { attachEnquiryFile, attachStaffFile } from '@uid/contract/staff-conversations';
import { Button } from '@uid/ui/button';
import { TextField } from '@uid/ui/text-field';
import { useState } from 'react';

import { stayAfter } from '../../request/remember-focus.ts';
import { useWrite } from '../../request/use-write.ts';
import { useConsoleSession, useTexts } from '../../session/console-session.ts';
import { conversationTexts } from './conversation-texts.ts';
import styles from './conversations.module.css';

interface AttachedFilesProps extends AttachFileProps {
  files: readonly MessageFile[];
  onRemoved: (id: string) => void;
}

/** The files of an answer that is not sent yet, and a way to attach another one. */
export function AttachedFiles({ files, onRemoved, ...attaching }: AttachedFilesProps) {
  const own = useTexts(conversationTexts);
  return (
    <>
      {files.length < maxMessageFiles && <AttachFile {...attaching} />}
      {files.length > 0 && (
        <ul className={styles.files}>
          {files.map(({ id, name }) => (
            <li key={id}>
              {name}{' '}
              <Button tone="quiet" size="small" onClick={() => stayAfter(() => onRemoved(id))}>
                {own.remove(name)}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

interface AttachFileProps {
  /** The number of the order or the enquiry. */
  no: string;
  /** The endpoint that stores a file. */
  endpoint: typeof attachEnquiryFile | typeof attachStaffFile;
  isAttaching: boolean;
  onAttaching: (isAttaching: boolean) => void;
  onAttached: (file: MessageFile) => void;
}

/** Uploads a file as soon as it is chosen, because the server checks its content before the answer is sent. */
function AttachFile(props: AttachFileProps) {
  const { no, endpoint, isAttaching, onAttaching, onAttached } = props;
  const own = useTexts(conversationTexts);
  const { language } = useConsoleSession();
  const { send } = useWrite(endpoint);
  const [problem, setProblem] = useState<string>();

  async function attach(file: File): Promise<void> {
    setProblem(undefined);
    if (file.size > largestMessageFile) {
      setProblem(own.tooLarge);
      return;
    }
    onAttaching(true);
    try {
      onAttached(await send({ language, no, name: file.name.slice(0, 200) }, file));
    } catch (cause) {
      if (!isClientError(cause)) throw cause;
      setProblem(cause.message);
    } finally {
      onAttaching(false);
    }
  }

  return (
    <TextField
      name="attached"
      type="file"
      accept={messageFileTypes.join(',')}
      label={own.attach}
      hint={own.attachHint}
      error={problem}
      disabled={isAttaching}
      onChange={({ target }) => {
        const [file] = target.files ?? [];
        target.value = '';
        if (file) void attach(file);
      }}
    />
  );
}
