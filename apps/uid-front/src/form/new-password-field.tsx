import type { PasswordRule } from '@uid/contract/identity';
import { useState } from 'react';

import { useSession } from '../session/session-context.ts';
import { brokenRules } from './new-password.ts';
import styles from './new-password.module.css';
import { PasswordField } from '@uid/forms/password-field';
import { PasswordRules } from './password-rules.tsx';
import type { FormState } from '@uid/forms/use-form';

const texts = {
  zh: {
    label: '新密码',
    hint: '四五个互不相关的词就很好，容易记，难猜中。不要求数字或符号，可以粘贴。',
  },
  en: {
    label: 'New password',
    hint: 'Four or five unrelated words do well: easy to keep, hard to guess. Digits and symbols are not required; pasting is fine.',
  },
};

interface NewPasswordFieldProps {
  name: 'password' | 'newPassword';
  rules: readonly PasswordRule[];
  form: FormState;
  /** True to focus the field if the visitor has just asked for it. */
  takesFocus?: boolean;
}

/**
 * A new password with its rules: the length is counted while typing; the server names the other rules that are broken.
 */
export function NewPasswordField({ name, rules, form, takesFocus }: NewPasswordFieldProps) {
  const { language } = useSession();
  const [value, setValue] = useState('');
  const [editedFailure, setEditedFailure] = useState<FormState['failure']>();
  const { label, hint } = texts[language];
  // A refusal concerns the password that was sent: it no longer applies once the field is edited.
  const broken = form.failure === editedFailure ? [] : brokenRules(form.failure?.result?.details);
  return (
    <div className={styles.field}>
      <PasswordField
        name={name}
        label={label}
        hint={hint}
        error={form.fields[name]}
        autoComplete="new-password"
        takesFocus={takesFocus}
        onValue={(typed) => {
          setValue(typed);
          setEditedFailure(form.failure);
        }}
      />
      <PasswordRules
        rules={rules}
        password={value}
        isKnown={name === 'newPassword'}
        broken={broken}
      />
    </div>
  );
}
