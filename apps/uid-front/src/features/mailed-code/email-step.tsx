import { email as address } from '@uid/contract/identity';
import type { startPasswordReset, startRegistration } from '@uid/contract/identity';
import { z } from '@uid/contract/zod';
import type { ReactNode } from 'react';

import { EmailField } from '../../form/email-field.tsx';
import { Form } from '@uid/forms/form';
import { useForm } from '@uid/forms/use-form';
import { useSession } from '../../session/session-context.ts';
import type { SentCode } from './sent-code.ts';

const schema = z.object({ email: address });
const texts = { zh: '发送验证码', en: 'Send the code' };

interface EmailStepProps {
  endpoint: typeof startRegistration | typeof startPasswordReset;
  onSent: (sent: SentCode) => void;
  /** Whether the visitor came back here from the code. */
  isAgain: boolean;
  note: ReactNode;
}

/** The first step of what a mailed code proves: the address. */
export function EmailStep({ endpoint, onSent, isAgain, note }: EmailStepProps) {
  const { language, send } = useSession();
  const form = useForm({
    schema,
    onSubmit: async ({ email }) => {
      const { request, mailbox } = await send(endpoint, { email, language });
      onSent({ email, request, mailbox });
    },
  });
  return (
    <Form form={form} submit={texts[language]}>
      <EmailField error={form.fields['email']} takesFocus={isAgain} />
      {note}
    </Form>
  );
}
