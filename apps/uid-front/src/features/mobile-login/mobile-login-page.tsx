import { mobileLogin, startMobileLogin } from '@uid/contract/mobile-login';

import { PageLink } from '../../address/page-link.tsx';
import { useSession } from '../../session/session-context.ts';
import { MobileSteps } from './mobile-steps.tsx';

const texts = {
  zh: {
    title: '手机验证码登录',
    lead: '用于用手机号注册，或在“账户安全”里选择了手机登录的账户。',
    sent: (number: string) => `如果 ${number} 可以登录，验证码已经发出。`,
    submit: '登录',
    other: '用通行密钥或密码登录',
    register: '注册新账户',
  },
  en: {
    title: 'Log in by text message',
    lead: 'For accounts made with a number, or that chose it under “Account security”.',
    sent: (number: string) => `If ${number} logs in, a code is on its way.`,
    submit: 'Log in',
    other: 'Log in with a passkey or a password',
    register: 'Create an account',
  },
};

/** A login with a code to the phone. */
export function MobileLoginPage() {
  const { other, register, ...own } = texts[useSession().language];
  return (
    <MobileSteps {...own} start={startMobileLogin} finish={mobileLogin}>
      <PageLink to="/login">{other}</PageLink>
      <PageLink to="/register">{register}</PageLink>
    </MobileSteps>
  );
}
