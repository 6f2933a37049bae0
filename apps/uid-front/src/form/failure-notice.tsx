import { Button } from '@uid/ui/button';
import { Notice } from '@uid/ui/notice';

import { PageLink } from '../address/page-link.tsx';
import { useSession } from '../session/session-context.ts';
import { nextStep } from './next-step.ts';
import type { FormState } from './use-form.ts';

const texts = {
  zh: { reset: '重设密码', reload: '刷新页面' },
  en: { reset: 'Reset the password', reload: 'Reload the page' },
};

/** Why the server or the network refused, and what helps. What belongs to a field stands there instead. */
export function FailureNotice({ failure, fields }: Pick<FormState, 'failure' | 'fields'>) {
  const { language } = useSession();
  if (!failure || failure.kind === 'aborted' || Object.keys(fields).length > 0) return null;
  // The request layer's own sentences are English in either language.
  const isOurs = failure.kind === 'business';
  return (
    <Notice
      tone="danger"
      role="alert"
      title={isOurs ? failure.message : <span lang="en">{failure.message}</span>}
      actions={<Recovery of={failure.result?.error} />}
    >
      {nextStep(failure, language)}
    </Notice>
  );
}

function Recovery({ of: error }: { of: string | undefined }) {
  const own = texts[useSession().language];
  if (error === 'BAD_CREDENTIALS' || error === 'ACCOUNT_LOCKED') {
    return <PageLink to="/forgot-password">{own.reset}</PageLink>;
  }
  if (error === 'XSRF_REJECTED') {
    return (
      <Button type="button" tone="secondary" size="small" onClick={() => location.reload()}>
        {own.reload}
      </Button>
    );
  }
  return null;
}
