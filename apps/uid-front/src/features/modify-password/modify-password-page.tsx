import { buttonClass } from '@uid/ui/button-class';
import { useState } from 'react';

import { PageLink } from '../../address/page-link.tsx';
import { LazyPage } from '../../page/lazy-page.tsx';
import { Page } from '../../page/page.tsx';
import { useSession } from '../../session/session-context.ts';
import { isExpired } from '@uid/forms/stored-session';
import { ModifyPasswordForm } from './modify-password-form.tsx';
import { PasswordChanged } from './password-changed.tsx';
import { setPasswordSource } from './set-password-source.ts';

const texts = {
  zh: {
    title: '修改密码',
    lead: '修改后，其他设备上的登录会立即失效。',
    needsLogin: '修改密码需要先登录。',
    login: '登录',
  },
  en: {
    title: 'Change the password',
    lead: 'Once it is changed, your other devices are logged out at once.',
    needsLogin: 'Log in to change your password.',
    login: 'Log in',
  },
};

type Step = 'login' | 'form' | 'changed';

export function ModifyPasswordPage() {
  const { language, storage, query, leave } = useSession();
  const [step, setStep] = useState<Step>(() => (storage.get('token') ? 'form' : 'login'));
  const [mustChange] = useState(() => isExpired(storage.get('expireTime')));
  const [isFirst] = useState(() => storage.get('user')?.hasPassword === false);
  const own = texts[language];
  // A visitor on the way elsewhere goes on; any other visitor is told that the password has been changed.
  const finish = () => (query.has('return') ? leave() : setStep('changed'));
  if (step === 'changed') return <PasswordChanged isFirst={isFirst} />;
  if (step === 'login') {
    return (
      <Page title={own.title} lead={own.needsLogin}>
        <PageLink to="/login" className={buttonClass({ size: 'large', block: true })}>
          {own.login}
        </PageLink>
      </Page>
    );
  }
  if (isFirst) return <LazyPage source={setPasswordSource} onSet={finish} />;
  return (
    <Page title={own.title} lead={own.lead}>
      <ModifyPasswordForm mustChange={mustChange} onChanged={finish} />
    </Page>
  );
}
