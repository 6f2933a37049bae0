import { TextField } from '@uid/ui/text-field';

import { useSession } from '../session/session-context.ts';

const texts = { zh: '邮箱', en: 'Email address' };

interface EmailFieldProps {
  error: string | undefined;
  /** Lets the browser offer passkeys among the addresses. */
  offersPasskeys?: boolean;
  /** True to focus the field if the visitor has gone back to this step. */
  takesFocus?: boolean;
}

/** An email address; what is typed here is filled in on the next page that asks for one. */
export function EmailField({ error, offersPasskeys, takesFocus }: EmailFieldProps) {
  const { language, memory } = useSession();
  return (
    <TextField
      name="email"
      type="email"
      label={texts[language]}
      error={error}
      defaultValue={memory.email}
      onChange={(event) => memory.keepEmail(event.target.value)}
      autoComplete={offersPasskeys ? 'username webauthn' : 'username'}
      autoCapitalize="none"
      spellCheck="false"
      // The button that led back is gone, so the field takes the focus.
      // oxlint-disable-next-line jsx-a11y/no-autofocus
      autoFocus={takesFocus}
    />
  );
}
