import { isRefusal } from '@uid/contract/client-errors';
import type { SecondFactorDetails } from '@uid/contract/identity';
import { mobileLogin } from '@uid/contract/mobile-login';
import { codeFormat } from '@uid/forms/code-format';
import { Form } from '@uid/forms/form';
import { useForm } from '@uid/forms/use-form';

import { TextedCodeField } from '../../form/texted-code-field.tsx';
import { useSession } from '../../session/session-context.ts';
import type { Challenge } from '../second-factor/challenge.ts';
import type { TextedCode } from './number-step.tsx';

const texts = { zh: '登录', en: 'Log in' };

interface MobileCodeStepProps {
  sent: TextedCode;
  onChallenge: (challenge: Challenge) => void;
}

/** The code opens the account, or finds that a second step is needed. */
export function MobileCodeStep({ sent, onChallenge }: MobileCodeStepProps) {
  const { language, send, enter } = useSession();
  const { number, request, mailbox } = sent;
  const form = useForm({
    schema: mobileLogin.input,
    formats: { code: codeFormat[language] },
    onSubmit: async (value) => {
      try {
        enter(await send(mobileLogin, value));
      } catch (cause) {
        if (!isRefusal(cause, 'SECOND_FACTOR_REQUIRED')) throw cause;
        onChallenge({ account: number, ...(cause.result?.details as SecondFactorDetails) });
      }
    },
  });
  return (
    <Form form={form} submit={texts[language]}>
      <input type="hidden" name="number" value={number} />
      <input type="hidden" name="request" value={request} />
      <TextedCodeField error={form.fields['code']} mailbox={mailbox} />
    </Form>
  );
}
