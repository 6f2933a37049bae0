import { messageFileContent } from '@uid/contract/conversations';
import type { ThreadMessage } from '@uid/contract/conversations';
import { formatShopTime } from '@uid/ui/format-time';

import { pageBrand } from '../../layout/page-brand.ts';
import { useLanguage } from '../../layout/use-language.ts';
import { FileButton } from '../orders/files/file-button.tsx';
import { messageTexts } from './message-texts.ts';
import styles from './messages.module.css';

/** A message with its sender, its time and its files. */
export function Message({ no, message }: { no: string; message: ThreadMessage }) {
  const language = useLanguage();
  const texts = messageTexts[language];
  const { side, channel, at, text, files, leftOut, isRead } = message;
  const isOwn = side === 'customer';
  const facts = [
    formatShopTime(at, language),
    ...(isOwn && channel === 'mail' ? [texts.byMail] : []),
    ...(isOwn && isRead ? [texts.read] : []),
  ];
  return (
    <li className={isOwn ? styles.own : styles.theirs}>
      <p>
        <strong>{isOwn ? texts.you : pageBrand()}</strong>{' '}
        <span className={styles.small}>{facts.join(' · ')}</span>
      </p>
      <p className={styles.words} data-own-words="">
        {text}
      </p>
      {files.length > 0 && (
        <ul className={styles.saved}>
          {files.map(({ id, name }) => (
            <li key={id}>
              <FileButton operation={messageFileContent} input={{ no, id }}>
                {name}
              </FileButton>
            </li>
          ))}
        </ul>
      )}
      {leftOut > 0 && <p className={styles.small}>{texts.leftOut(leftOut)}</p>}
    </li>
  );
}
