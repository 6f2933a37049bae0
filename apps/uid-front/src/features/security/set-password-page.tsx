import { setPassword } from '@uid/contract/identity';

import { OwnPasswordForm } from '../../form/own-password-form.tsx';
import { Page } from '../../page/page.tsx';
import { useSession } from '../../session/session-context.ts';
import { StepUpGuard } from './step-up/step-up-guard.tsx';

const texts = {
  zh: {
    title: '设置密码',
    lead: '这个账户没有密码。设置之后也可以用它登录，其他设备上的登录会立即失效。',
    submit: '设置密码',
  },
  en: {
    title: 'Set a password',
    lead: 'This account has no password. Once it is set, it logs in, too, and your other devices are logged out at once.',
    submit: 'Set the password',
  },
};

interface SetPasswordPageProps {
  onSet: () => void;
}

/** Sets the first password of an account that only passkeys log in to: there is no current password to ask for. */
export function SetPasswordPage({ onSet }: SetPasswordPageProps) {
  const { title, lead, submit } = texts[useSession().language];
  return (
    <Page title={title} lead={lead}>
      <StepUpGuard>
        <OwnPasswordForm
          endpoint={setPassword}
          rules={['length', 'guessable', 'contextual']}
          submit={submit}
          onDone={onSet}
        />
      </StepUpGuard>
    </Page>
  );
}
