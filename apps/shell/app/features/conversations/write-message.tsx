import { isClientError } from '@uid/contract/client-errors';
import { longestMessage, messageFileTypes, sendMessage } from '@uid/contract/conversations';
import type { MessageFile } from '@uid/contract/conversations';
import { Button } from '@uid/ui/button';
import { Notice } from '@uid/ui/notice';
import { TextArea } from '@uid/ui/text-area';
import { TextField } from '@uid/ui/text-field';
import { useState } from 'react';

import { useLanguage } from '../../layout/use-language.ts';
import { useLostFocus } from '../../layout/use-lost-focus.ts';
import { sendOnce } from '../orders/send-once.ts';
import { messageTexts } from './message-texts.ts';
import styles from './messages.module.css';
import { useAttachments } from './use-attachments.ts';
import { useDraft } from './use-draft.ts';

interface WriteMessageProps {
  no: string;
  /** Fetches the messages again. */
  onSent: () => Promise<void>;
}

/** A form for a message with files. What was typed survives an error and a reload. */
export function WriteMessage({ no, onSent }: WriteMessageProps) {
  const language = useLanguage();
  const texts = messageTexts[language];
  const { text, type, letGo } = useDraft(no);
  const attachments = useAttachments(no);
  const [stage, setStage] = useState<'typing' | 'sending' | 'sent'>('typing');
  const [problem, setProblem] = useState<string>();
  const [isMissing, setIsMissing] = useState(false);
  const { place, leadTo } = useLostFocus<HTMLFormElement>();
  const isBusy = stage === 'sending' || attachments.adding !== undefined;

  async function handleSend(): Promise<void> {
    setProblem(undefined);
    setIsMissing(text.trim() === '');
    if (text.trim() === '') {
      document.querySelector<HTMLTextAreaElement>(`#${textId}`)?.focus();
      return;
    }
    setStage('sending');
    try {
      const files = attachments.files.map(({ id }) => id);
      const input = { language, no, text: text.trim(), files };
      await sendOnce('message', sendMessage, { input, options: { skipErrorHandler: true } });
      letGo(text);
      attachments.letGo(files);
      setStage('sent');
      await onSent();
    } catch (cause) {
      if (!isClientError(cause)) throw cause;
      setProblem(cause.message);
      setStage('typing');
    }
  }

  return (
    <form
      ref={place}
      className={styles.form}
      noValidate
      data-print="no"
      onSubmit={(event) => {
        event.preventDefault();
        if (!isBusy) void handleSend();
      }}
    >
      <TextArea
        name={textId}
        label={texts.text}
        error={isMissing && text.trim() === '' && texts.textMissing}
        rows={4}
        maxLength={longestMessage}
        value={text}
        aria-required
        onChange={({ target }) => {
          type(target.value);
          // While a message is being sent the stage must not change, so that the message is not sent again.
          if (stage === 'sent') setStage('typing');
        }}
      />
      <TextField
        name="message-files"
        type="file"
        multiple
        accept={messageFileTypes.join(',')}
        label={texts.files}
        mark={texts.optional}
        hint={texts.filesHint}
        error={attachments.problem}
        disabled={attachments.adding !== undefined}
        onChange={({ target }) => {
          const chosen = [...(target.files ?? [])];
          // Allows the same file to be chosen again after it was removed.
          target.value = '';
          void attachments.add(chosen);
        }}
      />
      <AttachedFiles
        files={attachments.files}
        onRemove={(id) => {
          leadTo('[type=file]');
          attachments.remove(id);
        }}
      />
      <output className={styles.small}>
        {attachments.adding !== undefined
          ? texts.uploading(attachments.adding)
          : stage === 'sent' && texts.sent}
      </output>
      {problem && (
        <Notice tone="danger" role="alert" title={texts.refused}>
          <p>{problem}</p>
        </Notice>
      )}
      <p>
        <Button type="submit" busy={isBusy}>
          {texts.send}
        </Button>
      </p>
    </form>
  );
}

interface AttachedFilesProps {
  files: MessageFile[];
  onRemove: (id: string) => void;
}

function AttachedFiles({ files, onRemove }: AttachedFilesProps) {
  const texts = messageTexts[useLanguage()];
  if (files.length === 0) return null;
  return (
    <ul className={styles.files}>
      {files.map(({ id, name }) => (
        <li key={id} className={styles.attached}>
          <span>{name}</span>
          <Button
            tone="quiet"
            size="small"
            aria-label={`${texts.remove} ${name}`}
            onClick={() => onRemove(id)}
          >
            {texts.remove}
          </Button>
        </li>
      ))}
    </ul>
  );
}

const textId = 'message-text';
