import { Notice } from '@uid/ui/notice';

import { useFormSession } from './form-session.ts';
import { nextStep } from './next-step.ts';
import type { FormState } from './use-form.ts';

/**
 * Shows why the server or the network refused a request, and what helps. Errors of a single field are shown at the
 * field instead.
 */
export function FailureNotice({ failure, fields }: Pick<FormState, 'failure' | 'fields'>) {
  const { language, recoveryOf } = useFormSession();
  if (!failure || failure.kind === 'aborted' || Object.keys(fields).length > 0) return null;
  // The texts of the request layer itself are in English in both languages.
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
