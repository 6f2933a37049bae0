import { confirmMobile } from '@uid/contract/mobile';
import type { Mobile } from '@uid/contract/mobile';
import { Notice } from '@uid/ui/notice';
import { TextField } from '@uid/ui/text-field';

import { codeFormat } from '@uid/forms/code-format';
import { Form } from '@uid/forms/form';
import { useForm } from '@uid/forms/use-form';
import { useSession } from '../../../session/session-context.ts';

const texts = {
  zh: {
    mailbox: '打开开发用邮箱',
    noText: '开发环境不会真的发出短信：',
    code: '短信中的验证码',
    hint: '6 位数字，10 分钟内有效。',
    submit: '绑定',
  },
  en: {
    mailbox: 'Development mailbox',
    noText: 'No text message leaves a development machine: ',
    code: 'The code from the text message',
    hint: 'Six digits, valid for 10 minutes.',
    submit: 'Add this number',
  },
};

interface ConfirmMobileProps {
  mailbox: string | undefined;
  onAdded: (mobile: Mobile) => void;
}

export function ConfirmMobile({ mailbox, onAdded }: ConfirmMobileProps) {
  const { language, send } = useSession();
  const own = texts[language];
  const form = useForm({
    schema: confirmMobile.input,
    formats: { code: codeFormat[language] },
    onSubmit: async (value) => onAdded((await send(confirmMobile, value)).mobile),
  });
  return (
    <Form form={form} submit={own.submit}>
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
        error={form.fields['code']}
        inputMode="numeric"
        autoComplete="one-time-code"
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- the button that had the focus is gone
        autoFocus
      />
    </Form>
  );
}
