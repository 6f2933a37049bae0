import type { ThreadMessage } from '@uid/contract/conversations';
import type { enquiryFile, staffMessageFile } from '@uid/contract/staff-conversations';
import { classNames } from '@uid/ui/class-names';

import { useFormats } from '../../format/use-formats.ts';
import { FileButton } from '../../request/file-button.tsx';
import { useConsoleSession, useTexts } from '../../session/console-session.ts';
import { useMay } from '../../staff/who.ts';
import { conversationTexts } from './conversation-texts.ts';
import styles from './conversations.module.css';

/** A message, with its author where staff may see it. */
type Written = ThreadMessage & { person?: { email?: string | undefined } | undefined };

interface ThreadMessagesProps {
  messages: readonly Written[];
  /** The number of the order or the enquiry. */
  no: string;
  /** The tag of the language of the messages, if it is known. */
  lang?: string;
  /** The endpoint that returns a file. */
  endpoint: typeof enquiryFile | typeof staffMessageFile;
}

/** The messages of both sides, the oldest first. */
export function ThreadMessages({ messages, no, endpoint, lang }: ThreadMessagesProps) {
  const own = useTexts(conversationTexts);
  const { language } = useConsoleSession();
  const may = useMay();
  const { time } = useFormats();
  return (
    <ol className={styles.rows}>
      {messages.map(({ id, side, channel, at, text, files, leftOut, isRead, person }) => (
        <li key={id} className={classNames(styles.row, side === 'staff' && styles.staff)}>
          <p>
            <strong>{own[side]}</strong>{' '}
            <span className={styles.small}>
              {[
                ...(person?.email ? [person.email] : []),
                time(at),
                ...(side === 'customer' && channel === 'mail' ? [own.byMail] : []),
                ...(side === 'staff' && isRead ? [own.read] : []),
              ].join(' · ')}
            </span>
          </p>
          <p className={styles.words} lang={lang} data-own-words="">
            {text}
          </p>
          {files.length > 0 && (
            <ul className={styles.files}>
              {files.map((file) => (
                <li key={file.id}>
                  {may(endpoint.permission) ? (
                    <FileButton endpoint={endpoint} input={{ language, no, id: file.id }}>
                      {file.name}
                    </FileButton>
                  ) : (
                    file.name
                  )}
                </li>
              ))}
            </ul>
          )}
          {leftOut > 0 && <p className={styles.small}>{own.leftOut(leftOut)}</p>}
        </li>
      ))}
    </ol>
  );
}
