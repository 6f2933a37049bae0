import { startMobile } from '@uid/contract/mobile';
import type { Mobile } from '@uid/contract/mobile';
import { Button } from '@uid/ui/button';
import { TextField } from '@uid/ui/text-field';
import { useState } from 'react';

import { Form } from '@uid/forms/form';
import { useForm } from '@uid/forms/use-form';
import { useSession } from '../../../session/session-context.ts';
import { ConfirmMobile } from './confirm-mobile.tsx';

const texts = {
  zh: {
    number: '手机号',
    hint: '中国大陆手机号，11 位数字。',
    format: '请输入 11 位的中国大陆手机号。',
    submit: '发送验证码',
    cancel: '取消',
  },
  en: {
    number: 'Mobile number',
    hint: 'Of mainland China: eleven digits.',
    format: 'Please enter the eleven digits of a mainland Chinese number.',
    submit: 'Send a code',
    cancel: 'Cancel',
  },
};

interface AddMobileProps {
  onAdded: (mobile: Mobile) => void;
  onCancel: () => void;
}

/** Two steps: the number, then the code that it received. */
export function AddMobile({ onAdded, onCancel }: AddMobileProps) {
  const { language, send } = useSession();
  const own = texts[language];
  const [sent, setSent] = useState<{ mailbox: string | undefined }>();
  const form = useForm({
    schema: startMobile.input,
    formats: { number: own.format },
    onSubmit: async (value) => {
      const { mailbox } = await send(startMobile, value);
      setSent({ mailbox });
    },
  });
  return (
    <>
      {sent ? (
        <ConfirmMobile mailbox={sent.mailbox} onAdded={onAdded} />
      ) : (
        <Form form={form} submit={own.submit}>
          <TextField
            id="mobile-number"
            name="number"
            type="tel"
            label={own.number}
            hint={own.hint}
            error={form.fields['number']}
            autoComplete="tel"
            // oxlint-disable-next-line jsx-a11y/no-autofocus -- the button that had the focus is gone
            autoFocus
          />
        </Form>
      )}
      <p>
        <Button type="button" tone="quiet" size="small" onClick={onCancel}>
          {own.cancel}
        </Button>
      </p>
    </>
  );
}
