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
  /** Default `code`. */
  id?: string;
  label: string;
  hint: string;
  form: FormState;
  /** True if the form has other fields or choices as well: then only its button submits it. */
  waits?: boolean;
  takesFocus?: boolean;
}

/**
 * A field for a code of six digits. The form is submitted as soon as the code is complete, whether typed, pasted or
 * filled in by the device, but once for each value, so that a refused code can be corrected. It has no maximum length,
 * because a pasted “123 456” must not lose its end.
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
        // The focus of a screen reader user is still here, so nothing else would announce the error.
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
