import { TextField } from '@uid/ui/text-field';

import { useFormSession } from './form-session.ts';

const texts = { zh: '邮箱', en: 'Email address' };

/** Whose password it is: not to be changed here, but shown to the reader and the password manager. */
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
