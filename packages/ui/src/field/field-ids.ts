import type { ReactNode } from 'react';

export interface FieldTexts {
  label: ReactNode;
  /** A word at the end of the label, such as “optional”. */
  mark?: ReactNode;
  hint?: ReactNode;
  error?: ReactNode;
}

/** The ids of a control's hint and error, and the attributes that link the control to them. */
export function describedBy(id: string, { hint, error }: Pick<FieldTexts, 'hint' | 'error'>) {
  const ids = { hint: `${id}-hint`, error: `${id}-error` };
  const used = [hint && ids.hint, error && ids.error].filter(Boolean).join(' ');
  return {
    ...ids,
    attributes: {
      'aria-describedby': used || undefined,
      'aria-invalid': error ? true : undefined,
    },
  };
}
