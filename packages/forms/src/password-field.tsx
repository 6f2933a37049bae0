import { TextField } from '@uid/ui/text-field';
import { useState } from 'react';

import { useFormSession } from './form-session.ts';
import styles from './password-field.module.css';

const texts = {
  zh: { show: '显示', hide: '隐藏', password: '密码' },
  en: { show: 'Show', hide: 'Hide', password: ' password' },
};

interface PasswordFieldProps {
  name: string;
  label: string;
  autoComplete: 'current-password' | 'new-password';
  hint?: string;
  error: string | undefined;
  onValue?: (value: string) => void;
  /** True if the visitor has just asked for this field. */
  takesFocus?: boolean | undefined;
}

/** A password field whose value can be shown, pasted, and filled in by a password manager. */
export function PasswordField({ onValue, takesFocus, ...props }: PasswordFieldProps) {
  const own = texts[useFormSession().language];
  const [isShown, setShown] = useState(false);
  const action = isShown ? own.hide : own.show;
  return (
    <TextField
      {...props}
      type={isShown ? 'text' : 'password'}
      spellCheck="false"
      autoCapitalize="none"
      autoCorrect="off"
      // oxlint-disable-next-line jsx-a11y/no-autofocus -- it was asked for by a button above or below
      autoFocus={takesFocus}
      onChange={(event) => onValue?.(event.target.value)}
      suffixPart={
        <button
          type="button"
          className={styles.reveal}
          aria-label={action + own.password}
          aria-controls={props.name}
          onClick={() => setShown(!isShown)}
        >
          {action}
        </button>
      }
    />
  );
}
