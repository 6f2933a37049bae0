import { passwordLength } from '@uid/contract/identity';
import { useState } from 'react';

import { appTexts } from './app-texts.ts';
import { PasswordField } from './password-field.tsx';
import { useSession } from './session.ts';

/** A new password with its rule, counted while typing. */
export function NewPasswordField({ name, error }: { name: string; error: string | undefined }) {
  const texts = appTexts[useSession().language];
  const [value, setValue] = useState('');
  const length = [...value.normalize('NFC')].length;
  const missing = passwordLength.min - length;
  const hint =
    length === 0
      ? texts.passwordHint
      : missing > 0
        ? texts.passwordMissing(missing)
        : texts.passwordLongEnough;
  return (
    <PasswordField
      name={name}
      label={texts.newPassword}
      hint={hint}
      error={error}
      autoComplete="new-password"
      onChange={setValue}
    />
  );
}
