import type { startMobileLogin } from '@uid/contract/mobile-login';
import type { startMobileRegistration } from '@uid/contract/mobile-registration';
import { Form } from '@uid/forms/form';
import { useForm } from '@uid/forms/use-form';
import type { ReactNode } from 'react';

import { MobileField, mobileFormat } from '../../form/mobile-field.tsx';
import { useSession } from '../../session/session-context.ts';

const texts = { zh: '发送验证码', en: 'Send a code' };

interface NumberStepProps {
  /** What sends the code. */
  endpoint: typeof startMobileLogin | typeof startMobileRegistration;
  onSent: (sent: TextedCode) => void;
  /** The number that was given before. */
  number: string | undefined;
  /** What to know before a number is given. */
  note?: ReactNode;
}

/** A code is on its way, if the number logs in. */
export interface TextedCode {
  number: string;
  /** Sent back with the code: it counts only in the browser that asked. */
  request: string;
  /** Where development reads the message. */
  mailbox: string | undefined;
}

export function NumberStep({ endpoint, onSent, number: former, note }: NumberStepProps) {
  const { language, send } = useSession();
  const form = useForm({
    schema: endpoint.input,
    formats: { number: mobileFormat[language] },
    onSubmit: async ({ number }) => {
      const { request, mailbox } = await send(endpoint, { number });
      onSent({ number, request, mailbox });
    },
  });
  return (
    <Form form={form} submit={texts[language]}>
      <MobileField error={form.fields['number']} number={former} />
      {note}
    </Form>
  );
}
