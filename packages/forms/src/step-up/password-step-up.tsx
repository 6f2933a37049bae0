import { stepUp } from '@uid/contract/account';
import { typedPassword } from '@uid/contract/identity';
import { z } from '@uid/contract/zod';

import { KnownEmailField } from '../known-email-field.tsx';
import { Form } from '../form.tsx';
import { PasswordField } from '../password-field.tsx';
import { useForm } from '../use-form.ts';
import { useFormSession } from '../form-session.ts';
import type { ProofProps } from './proof-props.ts';

const texts = {
  zh: { label: '当前密码', submit: '确认' },
  en: { label: 'Current password', submit: 'Confirm' },
};
const schema = z.object({ password: typedPassword });

/** A step-up with the password, for accounts without an authenticator app. */
export function PasswordStepUp({ onProven }: ProofProps) {
  const { language, send, email } = useFormSession();
  const own = texts[language];
  const form = useForm({
    schema,
    onSubmit: async ({ password }) => {
      await send(stepUp, { password });
      onProven();
    },
  });
  return (
    <Form form={form} submit={own.submit}>
      <KnownEmailField id="step-up-email" email={email} />
      <PasswordField
        name="password"
        label={own.label}
        error={form.fields['password']}
        autoComplete="current-password"
      />
    </Form>
  );
}
