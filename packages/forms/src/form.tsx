import { Button } from '@uid/ui/button';
import type { FormEvent, ReactNode } from 'react';

import { FailureNotice } from './failure-notice.tsx';
import styles from './form.module.css';
import type { FormState } from './use-form.ts';

interface FormProps {
  form: FormState &
    Record<'handleSubmit' | 'handleInput', (event: FormEvent<HTMLFormElement>) => void>;
  submit: string;
  /** `danger` for what can't be undone. */
  tone?: 'primary' | 'secondary' | 'danger';
  children: ReactNode;
}

/** What went wrong as a whole, the fields, and the button that sends them. */
export function Form({ form, submit, tone = 'primary', children }: FormProps) {
  return (
    <form
      className={styles.form}
      onSubmit={form.handleSubmit}
      onInput={form.handleInput}
      noValidate
    >
      <FailureNotice failure={form.failure} fields={form.fields} />
      {children}
      <Button busy={form.isBusy} tone={tone} size="large" block>
        {submit}
      </Button>
    </form>
  );
}
