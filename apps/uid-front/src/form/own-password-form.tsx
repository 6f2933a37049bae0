import type { modifyPassword, PasswordRule, setPassword } from '@uid/contract/identity';

import { useSession } from '../session/session-context.ts';
import { storeSession } from '@uid/forms/stored-session';
import { KnownEmailField } from '@uid/forms/known-email-field';
import { Form } from '@uid/forms/form';
import { NewPasswordField } from './new-password-field.tsx';
import { checkNewPassword } from './new-password.ts';
import { PasswordField } from '@uid/forms/password-field';
import { refusedPassword } from './refused-password.ts';
import { useForm } from '@uid/forms/use-form';

interface OwnPasswordFormProps {
  endpoint: typeof modifyPassword | typeof setPassword;
  rules: readonly PasswordRule[];
  /** The label of the field for the current password; if left out, there is no password yet. */
  current?: string;
  submit: string;
  onDone: () => void;
}

/** A new password for a visitor who is logged in: the session continues with another token. */
export function OwnPasswordForm({
  endpoint,
  rules,
  current,
  submit,
  onDone,
}: OwnPasswordFormProps) {
  const { language, send, storage } = useSession();
  const email = storage.get('user')?.email;
  const form = useForm({
    schema: endpoint.input,
    check: checkNewPassword('newPassword', language),
    refused: refusedPassword(language),
    onSubmit: async (value) => {
      storeSession(storage, await send(endpoint, value));
      onDone();
    },
  });
  return (
    <Form form={form} submit={submit}>
      {email && <KnownEmailField email={email} />}
      {current && (
        <PasswordField
          name="currentPassword"
          label={current}
          error={form.fields['currentPassword']}
          autoComplete="current-password"
        />
      )}
      <NewPasswordField name="newPassword" rules={rules} form={form} />
    </Form>
  );
}
