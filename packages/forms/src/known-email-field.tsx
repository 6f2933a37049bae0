import { TextField } from '@uid/ui/text-field';

import { useFormSession } from './form-session.ts';

const texts = { zh: '邮箱', en: 'Email address' };

/**
 * The e-mail address of the account, read-only: it tells the user and the password manager to which account the
 * password belongs.
 */
export function KnownEmailField({ email, id = 'email' }: { email: string; id?: string }) {
  const { language } = useFormSession();
  return (
    <TextField
      id={id}
      name="email"
      type="email"
      label={texts[language]}
      value={email}
      readOnly
      autoComplete="username"
    />
  );
}
