import { TextField } from '@uid/ui/text-field';
import { useState } from 'react';

import styles from './app.module.css';
import { appTexts } from './app-texts.ts';
import { useSession } from './session.ts';

interface PasswordFieldProps {
  name: string;
  label: string;
  autoComplete: 'current-password' | 'new-password';
  hint?: string | undefined;
  error?: string | undefined;
  onChange?: (value: string) => void;
}

/** A password that can be shown, pasted and filled by a password manager. */
export function PasswordField({ onChange, ...props }: PasswordFieldProps) {
  const texts = appTexts[useSession().language];
  const [isShown, setShown] = useState(false);
  return (
    <TextField
      {...props}
      type={isShown ? 'text' : 'password'}
      spellCheck={false}
      autoCapitalize="none"
      onChange={(event) => onChange?.(event.target.value)}
      suffixPart={
        <button
          type="button"
          className={styles.reveal}
          aria-pressed={isShown}
          onClick={() => setShown(!isShown)}
        >
          {isShown ? texts.hide : texts.show}
        </button>
      }
    />
  );
}
