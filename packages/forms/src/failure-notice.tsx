import { Notice } from '@uid/ui/notice';

import { useFormSession } from './form-session.ts';
import { nextStep } from './next-step.ts';
import type { FormState } from './use-form.ts';

/** Why the server or the network refused, and what helps. What belongs to a field stands there instead. */
export function FailureNotice({ failure, fields }: Pick<FormState, 'failure' | 'fields'>) {
  const { language, recoveryOf } = useFormSession();
  if (!failure || failure.kind === 'aborted' || Object.keys(fields).length > 0) return null;
  // The request layer's own sentences are English in either language.
  const isOurs = failure.kind === 'business';
  return (
    <Notice
      tone="danger"
      role="alert"
      title={isOurs ? failure.message : <span lang="en">{failure.message}</span>}
      actions={recoveryOf?.(failure.result?.error)}
    >
      {nextStep(failure, language)}
    </Notice>
  );
}
