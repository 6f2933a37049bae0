import { registerWithMobile, startMobileRegistration } from '@uid/contract/mobile-registration';

import { PageLink } from '../../address/page-link.tsx';
import { useSession } from '../../session/session-context.ts';
import { MobileSteps } from '../mobile-login/mobile-steps.tsx';
import { LegalNote } from './legal-note.tsx';

const texts = {
  zh: {
    title: '用手机号注册',
    lead: '不用邮箱和密码，以后也用短信验证码登录。',
    sent: (number: string) => `验证码已发往 ${number}。`,
    submit: '注册并登录',
    byMail: '改用邮箱注册',
    login: '已有账户？登录',
  },
  en: {
    title: 'Create an account with your number',
    lead: 'No email address, no password: log in with a texted code, now and later.',
    sent: (number: string) => `A code is on its way to ${number}.`,
    submit: 'Create the account and log in',
    byMail: 'Use an email address instead',
    login: 'Have an account? Log in',
  },
};

/** Creates an account from a phone number alone; if the number already has an account, logs in to that. */
export function MobileRegistration({ onMail }: { onMail: () => void }) {
  const { byMail, login, ...own } = texts[useSession().language];
  return (
    <MobileSteps
      {...own}
      start={startMobileRegistration}
      finish={registerWithMobile}
      note={<LegalNote />}
    >
      <button type="button" onClick={onMail}>
        {byMail}
      </button>
      <PageLink to="/login">{login}</PageLink>
    </MobileSteps>
  );
}
