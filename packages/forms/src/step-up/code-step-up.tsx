import { stepUp } from '@uid/contract/account';
import { totpCode } from '@uid/contract/second-factor';
import { z } from '@uid/contract/zod';

import { Form } from '../form.tsx';
import { useForm } from '../use-form.ts';
import { useFormSession } from '../form-session.ts';
import { AppCodeField } from '../app-code-field.tsx';
import { codeFormat } from '../code-format.ts';
import type { ProofProps } from './proof-props.ts';

const texts = { zh: '确认', en: 'Confirm' };
const schema = z.object({ code: totpCode });

/** A step-up with the authenticator app. */
export function CodeStepUp({ onProven }: ProofProps) {
  const { language, send } = useFormSession();
  const form = useForm({
    schema,
    formats: { code: codeFormat[language] },
    onSubmit: async (proof) => {
      await send(stepUp, proof);
      onProven();
    },
  });
  return (
    <Form form={form} submit={texts[language]}>
      <AppCodeField id="step-up-code" form={form} takesFocus />
    </Form>
  );
}
