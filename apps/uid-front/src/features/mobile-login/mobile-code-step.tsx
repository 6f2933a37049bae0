import { isRefusal } from '@uid/contract/client-errors';
import type { SecondFactorDetails } from '@uid/contract/identity';
import type { mobileLogin } from '@uid/contract/mobile-login';
import type { registerWithMobile } from '@uid/contract/mobile-registration';
import { codeFormat } from '@uid/forms/code-format';
import { Form } from '@uid/forms/form';
import { useForm } from '@uid/forms/use-form';
import type { ReactNode } from 'react';

import { TextedCodeField } from '../../form/texted-code-field.tsx';
import { useSession } from '../../session/session-context.ts';
import type { Challenge } from '../second-factor/challenge.ts';
import type { TextedCode } from './number-step.tsx';

interface MobileCodeStepProps {
  /** The endpoint to which the code is sent. */
  endpoint: typeof mobileLogin | typeof registerWithMobile;
  submit: string;
  sent: TextedCode;
  note?: ReactNode;
  onChallenge: (challenge: Challenge) => void;
}

/** The code logs in to the account, or shows that a second step is needed. */
export function MobileCodeStep(props: MobileCodeStepProps) {
  const { endpoint, submit, sent, note, onChallenge } = props;
  const { language, send, enter } = useSession();
  const { number, request, mailbox } = sent;
  const form = useForm({
    schema: endpoint.input,
    formats: { code: codeFormat[language] },
    onSubmit: async (value) => {
      try {
        enter(await send(endpoint, value));
      } catch (cause) {
        if (!isRefusal(cause, 'SECOND_FACTOR_REQUIRED')) throw cause;
        onChallenge({ account: number, ...(cause.result?.details as SecondFactorDetails) });
      }
    },
  });
  return (
    <Form form={form} submit={submit}>
      <input type="hidden" name="number" value={number} />
      <input type="hidden" name="request" value={request} />
      <TextedCodeField form={form} mailbox={mailbox} />
      {note}
    </Form>
  );
}
