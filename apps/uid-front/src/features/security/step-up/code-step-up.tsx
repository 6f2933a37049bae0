import { stepUp } from '@uid/contract/account';
import { totpCode } from '@uid/contract/second-factor';
import { z } from '@uid/contract/zod';

import { Form } from '../../../form/form.tsx';
import { useForm } from '../../../form/use-form.ts';
import { useSession } from '../../../session/session-context.ts';
import { AppCodeField } from '../../second-factor/app-code-field.tsx';
import { codeFormat } from '../../../form/code-format.ts';
import type { ProofProps } from './proof-props.ts';

const texts = { zh: '确认', en: 'Confirm' };
const schema = z.object({ code: totpCode });

/** Proves it with the authenticator app. */
export function CodeStepUp({ onProven }: ProofProps) {
  const { language, send } = useSession();
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
      <AppCodeField id="step-up-code" error={form.fields['code']} takesFocus />
    </Form>
  );
}
