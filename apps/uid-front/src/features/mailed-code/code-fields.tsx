import { mailedCodeLength } from '@uid/contract/identity';
import { Notice } from '@uid/ui/notice';
import { TextField } from '@uid/ui/text-field';

import styles from './app.module.css';
import { appTexts } from './app-texts.ts';
import { useSession } from './session.ts';

/** A code is on its way: to whom, and where development reads it. */
export interface SentCode {
  email: string;
  mailbox: string | undefined;
}

const texts = {
  zh: (email: string) => `如果 ${email} 可以使用，邮件已经寄出。`,
  en: (email: string) => `If ${email} can be used, the mail is on its way.`,
};

export function CodeFields({
  sent,
  error,
  onBack,
}: {
  sent: SentCode;
  error: string | undefined;
  onBack: () => void;
}) {
  const { language } = useSession();
  const own = appTexts[language];
  return (
    <>
      <Notice tone="info">
        {texts[language](sent.email)}
        {sent.mailbox && (
          <>
            {' '}
            <a href={sent.mailbox} target="_blank" rel="noreferrer">
              {own.mailbox}
            </a>
          </>
        )}
      </Notice>
      <input type="hidden" name="email" value={sent.email} autoComplete="username" readOnly />
      <TextField
        name="code"
        label={own.code}
        hint={own.codeHint}
        error={error}
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={mailedCodeLength + 2}
      />
      <p className={styles.links}>
        <button type="button" onClick={onBack}>
          {own.back}
        </button>
      </p>
    </>
  );
}
