import { CodeField } from '@uid/forms/code-field';
import type { FormState } from '@uid/forms/use-form';
import { Notice } from '@uid/ui/notice';

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
  form: FormState;
  /** Where development reads the message. */
  mailbox: string | undefined;
}

/** What a phone received. */
export function TextedCodeField({ form, mailbox }: TextedCodeFieldProps) {
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
      <CodeField id="mobile-code" label={own.code} hint={own.hint} form={form} takesFocus />
    </>
  );
}
