import { useState } from 'react';

import { PageLink } from '../../address/page-link.tsx';
import { PageLinks } from '../../page/page-links.tsx';
import { Page } from '../../page/page.tsx';
import { WhyHere } from '../../page/why-here.tsx';
import { useSession } from '../../session/session-context.ts';
import type { Challenge } from '../second-factor/challenge.ts';
import { MobileCodeStep } from './mobile-code-step.tsx';
import { NumberStep } from './number-step.tsx';
import type { TextedCode } from './number-step.tsx';

const texts = {
  zh: {
    title: '手机验证码登录',
    lead: '用于在「账户安全」里选择了手机登录的账户。',
    sent: (number: string) => `如果 ${number} 可以登录，验证码已经发出。`,
    again: '换一个号码，或重新发送',
    other: '用通行密钥或密码登录',
  },
  en: {
    title: 'Log in with a code to your phone',
    lead: 'For accounts that chose it under “Account security”.',
    sent: (number: string) => `If ${number} logs in, a code is on its way.`,
    again: 'Use another number, or send again',
    other: 'Log in with a passkey or a password',
  },
};

/** The number, then the code that it received. */
export function MobileLogin({ onChallenge }: { onChallenge: (challenge: Challenge) => void }) {
  const own = texts[useSession().language];
  const [sent, setSent] = useState<TextedCode>();
  return (
    <Page title={own.title} lead={sent ? own.sent(sent.number) : own.lead}>
      <WhyHere />
      {sent ? (
        <MobileCodeStep sent={sent} onChallenge={onChallenge} />
      ) : (
        <NumberStep onSent={setSent} />
      )}
      <PageLinks>
        {sent && (
          <button type="button" onClick={() => setSent(undefined)}>
            {own.again}
          </button>
        )}
        <PageLink to="/login">{own.other}</PageLink>
      </PageLinks>
    </Page>
  );
}
