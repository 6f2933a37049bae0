import { stepUp } from '@uid/contract/account';
import { typedPassword } from '@uid/contract/identity';
import { z } from '@uid/contract/zod';

import { KnownEmailField } from '../../../form/email-field.tsx';
import { Form } from '../../../form/form.tsx';
import { PasswordField } from '../../../form/password-field.tsx';
import { useForm } from '../../../form/use-form.ts';
import { useSession } from '../../../session/session-context.ts';
import type { ProofProps } from './proof-props.ts';

const texts = {
  zh: { label: '当前密码', submit: '确认' },
  en: { label: 'Current password', submit: 'Confirm' },
};
const schema = z.object({ password: typedPassword });

/** Proves it with the password, where there is no authenticator app. */
export function PasswordStepUp({ onProven }: ProofProps) {
  const { language, send, storage } = useSession();
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
      <KnownEmailField id="step-up-email" email={storage.get('user')?.email ?? ''} />
      <PasswordField
        name="password"
        label={own.label}
        error={form.fields['password']}
        autoComplete="current-password"
      />
    </Form>
  );
}
