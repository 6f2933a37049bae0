import { Button } from '@uid/ui/button';

import { PageLink } from '../address/page-link.tsx';
import { useSession } from '../session/session-context.ts';

const texts = {
  zh: { reset: '重设密码', reload: '刷新页面' },
  en: { reset: 'Reset the password', reload: 'Reload the page' },
};

/** What a visitor can do about a refusal, if its form can't do it. */
export function Recovery({ of: error }: { of: string | undefined }) {
  const own = texts[useSession().language];
  if (error === 'BAD_CREDENTIALS' || error === 'ACCOUNT_LOCKED') {
    return <PageLink to="/forgot-password">{own.reset}</PageLink>;
  }
  if (error === 'XSRF_REJECTED') {
    return (
      <Button tone="secondary" size="small" onClick={() => location.reload()}>
        {own.reload}
      </Button>
    );
  }
  return null;
}
