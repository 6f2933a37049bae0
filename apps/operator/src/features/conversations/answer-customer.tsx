import { isClientError } from '@uid/contract/client-errors';
import {
  largestMessageFile,
  messageFileTypes,
  mostMessageFiles,
} from '@uid/contract/conversations';
import type { MessageFile } from '@uid/contract/conversations';
import { attachStaffFile, sendStaffMessage } from '@uid/contract/staff-conversations';
import { Button } from '@uid/ui/button';
import { TextField } from '@uid/ui/text-field';
import { useState } from 'react';

import { EndpointForm } from '../../form/endpoint-form.tsx';
import { useWrite } from '../../request/use-write.ts';
import { useConsoleSession, useTexts } from '../../session/console-session.ts';
import { conversationTexts } from './conversation-texts.ts';
import styles from './conversations.module.css';

/** The next answer to a customer, with files. */
export function AnswerCustomer({ no }: { no: string }) {
  const own = useTexts(conversationTexts);
  const { language, notify } = useConsoleSession();
  const [sent, setSent] = useState(0);
  const [files, setFiles] = useState<MessageFile[]>([]);
  return (
    <div className={styles.write}>
      {files.length < mostMessageFiles && (
        <AttachFile no={no} onAttached={(file) => setFiles((before) => [...before, file])} />
      )}
      {files.length > 0 && (
        <ul className={styles.files}>
          {files.map(({ id, name }) => (
            <li key={id}>
              {name}{' '}
              <Button
                type="button"
                tone="quiet"
                size="small"
                onClick={() => setFiles((before) => before.filter((each) => each.id !== id))}
              >
                {own.remove(name)}
              </Button>
            </li>
          ))}
        </ul>
      )}
      <EndpointForm
        // An answer that was sent leaves an empty form.
        key={sent}
        endpoint={sendStaffMessage}
        given={{ language, no, files: files.map(({ id }) => id) }}
        fields={{ text: { label: own.answer, hint: own.answerHint } }}
        submit={own.submit}
        onDone={() => {
          setSent((before) => before + 1);
          setFiles([]);
          notify(own.sent);
        }}
      />
    </div>
  );
}

interface AttachFileProps {
  no: string;
  onAttached: (file: MessageFile) => void;
}

/** Sends a file as it is chosen: what it holds is judged before the answer is sent. */
function AttachFile({ no, onAttached }: AttachFileProps) {
  const own = useTexts(conversationTexts);
  const { language } = useConsoleSession();
  const { send, isBusy } = useWrite(attachStaffFile);
  const [problem, setProblem] = useState<string>();

  async function attach(file: File): Promise<void> {
    setProblem(undefined);
    if (file.size > largestMessageFile) {
      setProblem(own.tooLarge);
      return;
    }
    try {
      onAttached(await send({ language, no, name: file.name.slice(0, 200) }, file));
    } catch (cause) {
      if (!isClientError(cause)) throw cause;
      setProblem(cause.message);
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
      disabled={isBusy}
      onChange={({ target }) => {
        const [file] = target.files ?? [];
        target.value = '';
        if (file) void attach(file);
      }}
    />
  );
}
