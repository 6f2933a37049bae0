import type { startMobileLogin } from '@uid/contract/mobile-login';
import type { startMobileRegistration } from '@uid/contract/mobile-registration';
import { Form } from '@uid/forms/form';
import { useForm } from '@uid/forms/use-form';
import type { ReactNode } from 'react';

import { MobileField, mobileFormat } from '../../form/mobile-field.tsx';
import { useSession } from '../../session/session-context.ts';

const texts = { zh: '发送验证码', en: 'Send a code' };

interface NumberStepProps {
  /** The endpoint that sends the code. */
  endpoint: typeof startMobileLogin | typeof startMobileRegistration;
  onSent: (sent: TextedCode) => void;
  /** The number that the visitor gave before. */
  number: string | undefined;
  /** What a visitor should know before giving a number. */
  note?: ReactNode;
}

/** A code that is on its way, if the number logs in. */
export interface TextedCode {
  number: string;
  /** Id of the request, sent back with the code: the code works only in the browser that asked for it. */
  request: string;
  /** Where the message can be read in development. */
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
