import { displayName, email as address } from '@uid/contract/identity';
import { z } from '@uid/contract/zod';
import type { ReactNode } from 'react';

import { EmailField } from '../../form/email-field.tsx';
import { filledFields } from '../../form/filled-fields.ts';
import { NameField } from '../../form/name-field.tsx';
import { Form } from '@uid/forms/form';
import { useForm } from '@uid/forms/use-form';
import { useSession } from '../../session/session-context.ts';
import type { AskForCode, SentCode } from './sent-code.ts';

const schema = z.object({ email: address, displayName: z.optional(displayName) });
const texts = { zh: '发送验证码', en: 'Send the code' };

interface EmailStepProps {
  ask: AskForCode;
  onSent: (sent: SentCode) => void;
  /** True if the visitor came back here from the code. */
  isAgain: boolean;
  note: ReactNode;
  asksName: boolean | undefined;
}

/** The first step of proving something with a mailed code: the address. */
export function EmailStep({ ask, onSent, isAgain, note, asksName }: EmailStepProps) {
  const { language } = useSession();
  const form = useForm({
    schema,
    read: filledFields,
    onSubmit: async ({ email, displayName: name }) => {
      const { request, mailbox } = await ask({ email, language });
      onSent({ email, displayName: name, request, mailbox });
    },
  });
  return (
    <Form form={form} submit={texts[language]}>
      <EmailField error={form.fields['email']} takesFocus={isAgain} />
      {asksName && <NameField error={form.fields['displayName']} />}
      {note}
    </Form>
  );
}
