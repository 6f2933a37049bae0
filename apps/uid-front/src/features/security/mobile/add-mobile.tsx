import { startMobile } from '@uid/contract/mobile';
import type { Mobile } from '@uid/contract/mobile';
import { Button } from '@uid/ui/button';
import { Checkbox } from '@uid/ui/checkbox';
import { useState } from 'react';

import { Form } from '@uid/forms/form';
import { useForm } from '@uid/forms/use-form';
import { useSession } from '../../../session/session-context.ts';
import { MobileField, mobileFormat } from '../../../form/mobile-field.tsx';
import { ConfirmMobile } from './confirm-mobile.tsx';

const texts = {
  zh: {
    logsIn: '也可以用短信验证码登录',
    submit: '发送验证码',
    cancel: '取消',
  },
  en: {
    logsIn: 'A code to it may also log in',
    submit: 'Send a code',
    cancel: 'Cancel',
  },
};

interface AddMobileProps {
  /** True if the number has to log in, because the account has nothing else that does. */
  isOnly: boolean;
  onAdded: (mobile: Mobile) => void;
  onCancel: () => void;
}

/** Two steps: the number, then the code that was sent to it. */
export function AddMobile({ isOnly, onAdded, onCancel }: AddMobileProps) {
  const { language, send } = useSession();
  const own = texts[language];
  const [sent, setSent] = useState<{ mailbox: string | undefined }>();
  const form = useForm({
    schema: startMobile.input,
    read: (typed) => ({ number: typed.get('number'), logsIn: typed.has('logsIn') }),
    formats: { number: mobileFormat[language] },
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
          <MobileField error={form.fields['number']} />
          {!isOnly && <Checkbox name="logsIn" label={own.logsIn} />}
        </Form>
      )}
      <p>
        <Button tone="quiet" size="small" onClick={onCancel}>
          {own.cancel}
        </Button>
      </p>
    </>
  );
}
