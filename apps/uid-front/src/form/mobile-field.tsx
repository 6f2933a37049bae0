import { TextField } from '@uid/ui/text-field';

import { useSession } from '../session/session-context.ts';

const texts = {
  zh: { number: '手机号', hint: '中国大陆手机号，11 位数字。' },
  en: { number: 'Mobile number', hint: 'Mainland China, 11 digits.' },
};

/** The message for a text that is no such number. */
export const mobileFormat = {
  zh: '请输入 11 位的中国大陆手机号。',
  en: 'Please enter the eleven digits of a mainland Chinese number.',
};

interface MobileFieldProps {
  error: string | undefined;
  /** The number that was given before, to which a code can be sent again. */
  number?: string | undefined;
}

/** A mobile number. It takes the focus, because the button that had it is gone. */
export function MobileField({ error, number }: MobileFieldProps) {
  const own = texts[useSession().language];
  return (
    <TextField
      id="mobile-number"
      name="number"
      type="tel"
      label={own.number}
      hint={own.hint}
      error={error}
      defaultValue={number}
      autoComplete="tel"
      // oxlint-disable-next-line jsx-a11y/no-autofocus -- it is what the page is for
      autoFocus
    />
  );
}
