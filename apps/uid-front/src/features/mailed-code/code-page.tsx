import { FailureNotice } from '@uid/forms/failure-notice';
import { Button } from '@uid/ui/button';
import { Notice } from '@uid/ui/notice';
import { Skeleton } from '@uid/ui/skeleton';
import { Steps } from '@uid/ui/steps';
import { useState } from 'react';
import type { ReactNode } from 'react';

import { PageLink } from '../../address/page-link.tsx';
import { PageLinks } from '../../page/page-links.tsx';
import { Page } from '../../page/page.tsx';
import { WhyHere } from '../../page/why-here.tsx';
import { useSession } from '../../session/session-context.ts';
import { EmailStep } from './email-step.tsx';
import type { AskForCode, MailProof, MailPurpose } from './sent-code.ts';
import { useOpenedLink } from './use-opened-link.ts';

const texts = {
  zh: {
    steps: '步骤',
    email: '验证邮箱',
    password: '设置密码',
    opened: (email: string) => `邮箱 ${email} 已验证。`,
    sent: (email: string) => `如果 ${email} 可以使用，验证码已经寄出。`,
    again: '换一个邮箱，或重新发送',
    over: '这个链接已经用过、过期，或者不完整。请重新申请一封邮件。',
    retry: '重试',
    loading: '正在核对链接…',
  },
  en: {
    steps: 'Steps',
    email: 'Email address',
    password: 'Password',
    opened: (email: string) => `The address ${email} is verified.`,
    sent: (email: string) => `If ${email} can be used, a code is on its way.`,
    again: 'Use another address, or send again',
    over: 'This link has been used, has expired, or is incomplete. Ask for another email.',
    retry: 'Try again',
    loading: 'Checking the link…',
  },
};

interface CodePageProps {
  title: string;
  lead: string;
  /** What the code is for: a link that was mailed for something else is not valid here. */
  purpose: MailPurpose;
  ask: AskForCode;
  /** Label of the link to the login page, or of what goes back. */
  login: string;
  /** If left out, going back leads to the login page. */
  onBack?: () => void;
  /** Name of the second step, if it is about more than a password. */
  step?: string;
  /** What a visitor should know before giving an address. */
  note?: ReactNode;
  /** True if the first step asks for a name, too. */
  asksName?: boolean;
  /** Shown below the first step. */
  below?: ReactNode;
  children: (proof: MailProof) => ReactNode;
}

/** Two steps: the address, then what the mailed code allows. The link in the mail leads directly to the second step. */
export function CodePage(props: CodePageProps) {
  const { title, lead, purpose, ask, login, onBack, step, note, asksName, below, children } = props;
  const own = texts[useSession().language];
  const [sent, setSent] = useState<MailProof>();
  const [isAgain, setAgain] = useState(false);
  const { status, opened, failure, retry } = useOpenedLink(purpose);
  const proof = sent ?? (isAgain ? undefined : opened);
  const isAsking = !proof && status !== 'loading';
  const leadOf = (known: MailProof | undefined) =>
    known && own['link' in known ? 'opened' : 'sent'](known.email);
  return (
    <Page title={title} lead={leadOf(proof) ?? lead}>
      <WhyHere />
      <Steps
        label={own.steps}
        items={[{ label: own.email }, { label: step ?? own.password }]}
        current={proof ? 1 : 0}
      />
      {status === 'over' && !proof && !isAgain && (
        <Notice tone="warning" role="alert">
          {own.over}
        </Notice>
      )}
      {status === 'failed' && !proof && !isAgain && (
        <>
          <FailureNotice failure={failure} fields={{}} />
          <Button
            tone="secondary"
            onClick={() => {
              // The button that is pressed disappears with the answer.
              document.querySelector('h1')?.focus();
              retry();
            }}
          >
            {own.retry}
          </Button>
        </>
      )}
      {proof && children(proof)}
      {!proof && status === 'loading' && <Skeleton label={own.loading} shape="rows" lines={2} />}
      {isAsking && <EmailStep {...{ ask, isAgain, note, asksName }} onSent={setSent} />}
      {isAsking && below}
      <PageLinks>
        {proof && (
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
        {onBack ? (
          <button type="button" onClick={onBack}>
            {login}
          </button>
        ) : (
          <PageLink to="/login">{login}</PageLink>
        )}
      </PageLinks>
    </Page>
  );
}
