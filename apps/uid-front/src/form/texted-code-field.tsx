import { CodeField } from '@uid/forms/code-field';
import type { FormState } from '@uid/forms/use-form';

import { MailboxNotice } from './mailbox-notice.tsx';
import { useSession } from '../session/session-context.ts';

const texts = {
  zh: {
    code: '短信中的验证码',
    hint: '6 位数字，10 分钟内有效。',
  },
  en: {
    code: 'The code from the text message',
    hint: '6 digits, valid for 10 minutes.',
  },
};

interface TextedCodeFieldProps {
  form: FormState;
  /** Where the message can be read in development. */
  mailbox: string | undefined;
}

/** The code that a phone received. */
export function TextedCodeField({ form, mailbox }: TextedCodeFieldProps) {
  const own = texts[useSession().language];
  return (
    <>
      <MailboxNotice mailbox={mailbox} />
      <CodeField id="mobile-code" label={own.code} hint={own.hint} form={form} takesFocus />
    </>
  );
}
