import type { startPasswordReset, startRegistration } from '@uid/contract/identity';
import { Steps } from '@uid/ui/steps';
import { useState } from 'react';
import type { ReactNode } from 'react';

import { PageLink } from '../../address/page-link.tsx';
import { PageLinks } from '../../page/page-links.tsx';
import { Page } from '../../page/page.tsx';
import { useSession } from '../../session/session-context.ts';
import { EmailStep } from './email-step.tsx';
import type { SentCode } from './sent-code.ts';

const texts = {
  zh: {
    steps: '步骤',
    names: ['验证邮箱', '设置密码'],
    sent: (email: string) => `如果 ${email} 可以使用，验证码已经寄出。`,
    again: '换一个邮箱，或重新发送',
  },
  en: {
    steps: 'Steps',
    names: ['Email address', 'Password'],
    sent: (email: string) => `If ${email} can be used, a code is on its way.`,
    again: 'Use another address, or send again',
  },
};

interface CodePageProps {
  title: string;
  lead: string;
  endpoint: typeof startRegistration | typeof startPasswordReset;
  /** The link to the login page. */
  login: string;
  /** What to know before an address is given. */
  note?: ReactNode;
  children: (sent: SentCode) => ReactNode;
}

/** Two steps: the address, then what the mailed code allows. */
export function CodePage({ title, lead, endpoint, login, note, children }: CodePageProps) {
  const own = texts[useSession().language];
  const [sent, setSent] = useState<SentCode>();
  const [isAgain, setAgain] = useState(false);
  return (
    <Page title={title} lead={sent ? own.sent(sent.email) : lead}>
      <Steps
        label={own.steps}
        items={own.names.map((label) => ({ label }))}
        current={sent ? 1 : 0}
      />
      {sent ? children(sent) : <EmailStep {...{ endpoint, isAgain, note }} onSent={setSent} />}
      <PageLinks>
        {sent && (
          <button
            type="button"
            onClick={() => {
              setSent(undefined);
              setAgain(true);
            }}
          >
            {own.again}
          </button>
        )}
        <PageLink to="/login">{login}</PageLink>
      </PageLinks>
    </Page>
  );
}
