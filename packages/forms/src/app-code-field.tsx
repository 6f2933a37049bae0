import { TextField } from '@uid/ui/text-field';

import { useFormSession } from './form-session.ts';

const texts = {
  zh: { label: '验证码', hint: '验证器应用里的 6 位数字，每 30 秒换一个；带空格粘贴也可以。' },
  en: {
    label: 'Code from the app',
    hint: 'Six digits that change every 30 seconds; pasting them with a gap is fine.',
  },
};

interface AppCodeFieldProps {
  /** `code` unless told. */
  id?: string;
  error: string | undefined;
  takesFocus?: boolean;
}

/** The six digits of an authenticator app. No length limit: a pasted “123 456” must not lose its end. */
export function AppCodeField({ id = 'code', error, takesFocus }: AppCodeFieldProps) {
  const own = texts[useFormSession().language];
  return (
    <TextField
      id={id}
      name="code"
      label={own.label}
      hint={own.hint}
      error={error}
      inputMode="numeric"
      autoComplete="one-time-code"
      // oxlint-disable-next-line jsx-a11y/no-autofocus -- the button that had the focus is gone
      autoFocus={takesFocus}
    />
  );
}
