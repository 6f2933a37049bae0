import { CodeField } from './code-field.tsx';
import { useFormSession } from './form-session.ts';
import type { FormState } from './use-form.ts';

const texts = {
  zh: { label: '验证码', hint: '验证器应用里的 6 位数字，每 30 秒换一个。' },
  en: {
    label: 'Code from the app',
    hint: 'Six digits that change every 30 seconds.',
  },
};

interface AppCodeFieldProps {
  /** Default `code`. */
  id?: string;
  form: FormState;
  takesFocus?: boolean;
}

/** A field for the six digits of an authenticator app. */
export function AppCodeField(props: AppCodeFieldProps) {
  return <CodeField {...props} {...texts[useFormSession().language]} />;
}
