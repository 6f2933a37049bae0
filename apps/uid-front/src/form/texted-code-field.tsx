import { Notice } from '@uid/ui/notice';
import { TextField } from '@uid/ui/text-field';

import { useSession } from '../session/session-context.ts';

const texts = {
  zh: {
    mailbox: '打开开发用邮箱',
    noText: '开发环境不会真的发出短信：',
    code: '短信中的验证码',
    hint: '6 位数字，10 分钟内有效。',
  },
  en: {
    mailbox: 'Development mailbox',
    noText: 'No text message leaves a development machine: ',
    code: 'The code from the text message',
    hint: 'Six digits, valid for 10 minutes.',
  },
};

interface TextedCodeFieldProps {
  error: string | undefined;
  /** Where development reads the message. */
  mailbox: string | undefined;
}

/** What a phone received. */
export function TextedCodeField({ error, mailbox }: TextedCodeFieldProps) {
  const own = texts[useSession().language];
  return (
    <>
      {mailbox && (
        <Notice>
          {own.noText}
          <a href={mailbox} target="_blank" rel="noreferrer">
            {own.mailbox}
          </a>
        </Notice>
      )}
      <TextField
        id="mobile-code"
        name="code"
        label={own.code}
        hint={own.hint}
        error={error}
        inputMode="numeric"
        autoComplete="one-time-code"
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- the button that had the focus is gone
        autoFocus
      />
    </>
  );
}
