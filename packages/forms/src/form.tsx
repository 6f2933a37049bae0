import { Button } from '@uid/ui/button';
import { classNames } from '@uid/ui/class-names';
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
  /** True for one of several forms on a page: its button is only as wide as its label. */
  isPart?: boolean;
  children: ReactNode;
}

/** A form: its general error, the fields, and the button that submits them. */
export function Form({ form, submit, tone = 'primary', isPart = false, children }: FormProps) {
  return (
    <form
      className={classNames(styles.form, isPart && styles.part)}
      onSubmit={form.handleSubmit}
      onInput={form.handleInput}
      noValidate
    >
      <FailureNotice failure={form.failure} fields={form.fields} />
      {children}
      <Button
        type="submit"
        busy={form.isBusy}
        tone={tone}
        {...(!isPart && { size: 'large', block: true })}
      >
        {submit}
      </Button>
    </form>
  );
}
