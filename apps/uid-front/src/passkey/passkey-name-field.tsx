import { describeAgent } from '@uid/contract/describe-agent';
import { TextField } from '@uid/ui/text-field';

import { useSession } from '../session/session-context.ts';

const texts = {
  zh: { label: '通行密钥的名称', hint: '给它起个认得出的名字。' },
  en: { label: 'Name of the passkey', hint: 'Something you will recognise it by.' },
};

interface PasskeyNameFieldProps {
  error: string | undefined;
  takesFocus?: boolean;
}

/** The name of a new passkey: browser and system, unless its owner types something else. */
export function PasskeyNameField({ error, takesFocus = false }: PasskeyNameFieldProps) {
  const { language } = useSession();
  const own = texts[language];
  return (
    <TextField
      id="passkey-name"
      name="name"
      label={own.label}
      hint={own.hint}
      error={error}
      defaultValue={describeAgent(navigator.userAgent, language)}
      maxLength={60}
      autoComplete="off"
      // oxlint-disable-next-line jsx-a11y/no-autofocus -- the button that had the focus is gone
      autoFocus={takesFocus}
    />
  );
}
