import { Notice } from '@uid/ui/notice';
import { useState } from 'react';

import { PageLink } from '../../address/page-link.tsx';
import { EmailField } from '../../form/email-field.tsx';
import { Form } from '@uid/forms/form';
import { PasswordField } from '@uid/forms/password-field';
import { PageLinks } from '../../page/page-links.tsx';
import { Page } from '../../page/page.tsx';
import { WhyHere } from '../../page/why-here.tsx';
import { arePasskeysHere } from '@uid/forms/passkeys-here';
import { useSession } from '../../session/session-context.ts';
import type { Challenge } from '../second-factor/challenge.ts';
import { OverNotice } from '../second-factor/over-notice.tsx';
import { KeylessNotice } from './keyless-notice.tsx';
import { OtherWays } from './other-ways/other-ways.tsx';
import { PasskeyLogin } from './passkey-login.tsx';
import { useLogin } from './use-login.ts';

const texts = {
  zh: {
    title: '登录',
    password: '密码',
    submit: '登录',
    register: '注册新账户',
    forgot: '忘记密码',
    ended: '登录状态已失效：您或我们结束了这次登录，密码已更改，或者太久没有操作。请重新登录。',
    allEnded: '所有设备都已退出登录。请重新登录。',
    reset: '密码已重设，请用新密码登录。',
  },
  en: {
    title: 'Log in',
    password: 'Password',
    submit: 'Log in',
    register: 'Create an account',
    forgot: 'Forgot the password',
    ended:
      'Your session has ended: you or we ended it, the password changed, or you were inactive for too long. Please log in again.',
    allEnded: 'You are logged out everywhere. Please log in again.',
    reset: 'The password has been reset. Log in with the new one.',
  },
};

interface LoginFormProps {
  /** True if a second step was begun and has expired. */
  isOver: boolean;
  onChallenge: (challenge: Challenge) => void;
}

export function LoginForm({ isOver, onChallenge }: LoginFormProps) {
  const { language, query } = useSession();
  const own = texts[language];
  const [hasPasskeys] = useState(arePasskeysHere);
  const form = useLogin(onChallenge);
  // The reason why the visitor came here gives way to what has just happened.
  const reason = form.failure ? undefined : query.get('reason');
  return (
    <Page title={own.title}>
      <WhyHere />
      {((isOver && !form.failure) || reason === 'second-step-over') && <OverNotice />}
      {reason === 'session-ended' && <Notice role="alert">{own.ended}</Notice>}
      {reason === 'all-ended' && <Notice tone="success">{own.allEnded}</Notice>}
      {reason === 'password-reset' && <Notice tone="success">{own.reset}</Notice>}
      <KeylessNotice />
      {hasPasskeys && <PasskeyLogin />}
      <Form form={form} submit={own.submit}>
        <EmailField error={form.fields['email']} offersPasskeys />
        <PasswordField
          name="password"
          label={own.password}
          error={form.fields['password']}
          autoComplete="current-password"
        />
      </Form>
      <OtherWays />
      <PageLinks>
        <PageLink to="/register">{own.register}</PageLink>
        <PageLink to="/forgot-password">{own.forgot}</PageLink>
      </PageLinks>
    </Page>
  );
}
