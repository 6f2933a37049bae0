import type { mobileLogin, startMobileLogin } from '@uid/contract/mobile-login';
import type {
  registerWithMobile,
  startMobileRegistration,
} from '@uid/contract/mobile-registration';
import { useState } from 'react';
import type { ReactNode } from 'react';

import { PageLinks } from '../../page/page-links.tsx';
import { Page } from '../../page/page.tsx';
import { WhyHere } from '../../page/why-here.tsx';
import { useSession } from '../../session/session-context.ts';
import type { Challenge } from '../second-factor/challenge.ts';
import { OverNotice } from '../second-factor/over-notice.tsx';
import { SecondFactorPage } from '../second-factor/second-factor-page.tsx';
import { MobileCodeStep } from './mobile-code-step.tsx';
import { NumberStep } from './number-step.tsx';
import type { TextedCode } from './number-step.tsx';

const texts = { zh: '换一个号码，或重新发送', en: 'Use another number, or send again' };

interface MobileStepsProps {
  title: string;
  lead: string;
  sent: (number: string) => string;
  submit: string;
  start: typeof startMobileLogin | typeof startMobileRegistration;
  finish: typeof mobileLogin | typeof registerWithMobile;
  note?: ReactNode;
  /** Links to other ways to log in. */
  children: ReactNode;
}

/**
 * Two steps: the number, then the code that was sent to it; if the account has an authenticator app, the app's code is
 * asked for afterwards.
 */
export function MobileSteps(props: MobileStepsProps) {
  const { title, lead, sent: sentTo, submit, start, finish, note, children } = props;
  const again = texts[useSession().language];
  const [sent, setSent] = useState<TextedCode>();
  const [number, setNumber] = useState<string>();
  const [challenge, setChallenge] = useState<Challenge>();
  const [isOver, setOver] = useState(false);
  const goBack = (former?: string, isTicketOver = false) => {
    setNumber(former);
    setOver(isTicketOver);
    setChallenge(undefined);
    setSent(undefined);
  };
  if (challenge)
    return (
      <SecondFactorPage
        challenge={challenge}
        onOver={() => goBack(sent?.number, true)}
        onBack={() => goBack()}
      />
    );
  return (
    <Page title={title} lead={sent ? sentTo(sent.number) : lead}>
      <WhyHere />
      {isOver && !sent && <OverNotice />}
      {sent ? (
        <MobileCodeStep endpoint={finish} {...{ submit, sent, note }} onChallenge={setChallenge} />
      ) : (
        <NumberStep endpoint={start} {...{ number, note }} onSent={setSent} />
      )}
      <PageLinks>
        {sent && (
          <button type="button" onClick={() => goBack(sent.number)}>
            {again}
          </button>
        )}
        {children}
      </PageLinks>
    </Page>
  );
}
