import { focusHere } from '@uid/ui/focus-here';
import { TextField } from '@uid/ui/text-field';
import { useState } from 'react';

import { useFormSession } from './form-session.ts';
import { joinSentences } from './join-sentences.ts';
import type { FormState } from './use-form.ts';

const texts = {
  zh: { sends: '填满后自动提交。', checking: '正在核对…' },
  en: { sends: 'The sixth digit sends it.', checking: 'Checking…' },
};

interface CodeFieldProps {
  /** `code` unless told. */
  id?: string;
  label: string;
  hint: string;
  form: FormState;
  /** Whether the form asks for something else, too, or leaves a choice: then its button alone sends it. */
  waits?: boolean;
  takesFocus?: boolean;
}

/**
 * Six digits that somebody has received. They send themselves as soon as they are complete, whether typed, pasted
 * or filled in by the device: each value once, so that one that was refused can be corrected.
 * No length limit: a pasted “123 456” must not lose its end.
 */
export function CodeField({ id, label, hint, form, waits, takesFocus }: CodeFieldProps) {
  const { language } = useFormSession();
  const [sent, setSent] = useState<string>();
  const own = texts[language];

  function sendWhenComplete({ form: all, value }: HTMLInputElement): void {
    const digits = value.replaceAll(/\s/g, '');
    if (form.isBusy || digits === sent || !/^\d{6}$/.test(digits)) return;
    setSent(digits);
    all?.requestSubmit();
  }

  const error = form.fields['code'];
  return (
    <div>
      <TextField
        id={id}
        name="code"
        label={label}
        hint={waits ? hint : joinSentences([hint, own.sends], language)}
        // Whoever hears the page still has the focus here: nothing else would read the refusal.
        error={error && <span role={sent && 'alert'}>{error}</span>}
        inputMode="numeric"
        autoComplete="one-time-code"
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- the button that had the focus is gone
        autoFocus={takesFocus}
        ref={takesFocus ? focusHere : undefined}
        onInput={waits ? undefined : (event) => sendWhenComplete(event.currentTarget)}
      />
      <output className="visually-hidden">{form.isBusy && own.checking}</output>
    </div>
  );
}
