import { isClientError, isRefusal } from '@uid/contract/client-errors';
import type { ClientError } from '@uid/contract/client-errors';
import type { SecondFactorDetails } from '@uid/contract/identity';
import { finishOutsideLogin, linkOutside } from '@uid/contract/outside-login';
import { FailureNotice } from '@uid/forms/failure-notice';
import { Skeleton } from '@uid/ui/skeleton';
import { useEffect, useRef, useState } from 'react';

import { PageLink } from '../../address/page-link.tsx';
import { PageLinks } from '../../page/page-links.tsx';
import { Page } from '../../page/page.tsx';
import type { ReasonName } from '../../session/own-pages.ts';
import { useSession } from '../../session/session-context.ts';
import { readVisitor } from '../../session/use-visitor.ts';
import type { Challenge } from '../second-factor/challenge.ts';
import { SecondFactorPage } from '../second-factor/second-factor-page.tsx';
import { Arrival } from './arrival.tsx';

const texts = {
  zh: { title: '外部账户', waiting: '正在载入…', back: '返回' },
  en: { title: 'Linked account', waiting: 'Loading…', back: 'Back' },
};

interface Outcome {
  failure?: ClientError;
  challenge?: Challenge;
  arrival?: string | undefined;
}

/**
 * The page to which another company sends the browser back: for a login, a first visit, or a link that the account's
 * owner asked for.
 */
export function OutsidePage() {
  const session = useSession();
  const own = texts[session.language];
  const [outcome, setOutcome] = useState<Outcome>({});
  const [isLinking] = useState(() => readVisitor(session.storage) !== undefined);
  const isAsked = useRef(false);
  /** Keeps in the address where the visitor is led after the login, also after the second step or the code. */
  const goOnTo = (path: string | undefined) => {
    if (path) session.address.go(`/outside?${new URLSearchParams({ return: path })}`);
  };
  const ask = async () => {
    const { send, address, ownPage, memory, enter } = session;
    const answer = `${session.query}`;
    // Removes the answer from the address, so that neither the history nor somebody who looks at the screen keeps it.
    history.replaceState(history.state, '', address.hrefOf('/outside'));
    if (isLinking) {
      await send(linkOutside, { answer });
      return address.go(ownPage('/security'));
    }
    const { session: entered, arrival, returnPath } = await send(finishOutsideLogin, { answer });
    goOnTo(returnPath);
    if (entered) return enter(entered);
    if (arrival?.email) memory.keepEmail(arrival.email);
    setOutcome({ arrival: arrival?.token });
  };
  const handleFailure = (cause: unknown) => {
    if (isRefusal(cause, 'SECOND_FACTOR_REQUIRED')) {
      const details = cause.result?.details as SecondFactorDetails & { returnPath?: string };
      goOnTo(details.returnPath);
      setOutcome({ challenge: { account: '', ...details } });
    } else if (isClientError(cause)) setOutcome({ failure: cause });
    else throw cause;
  };
  const latest = useRef({ ask, fail: handleFailure });
  useEffect(() => {
    if (isAsked.current) return;
    isAsked.current = true;
    const first = latest.current;
    first.ask().catch(first.fail);
  }, []);
  const { failure, challenge, arrival } = outcome;
  const goBack = (reason?: ReasonName) => session.address.go(session.ownPage('/login', reason));
  if (challenge)
    return (
      <SecondFactorPage
        challenge={challenge}
        onOver={() => goBack('second-step-over')}
        onBack={() => goBack()}
      />
    );
  if (arrival) return <Arrival arrival={arrival} onSecondFactor={handleFailure} />;
  return (
    <Page title={own.title}>
      {failure ? (
        <FailureNotice failure={failure} fields={{}} />
      ) : (
        <Skeleton label={own.waiting} shape="rows" lines={2} />
      )}
      <PageLinks>
        {failure && <PageLink to={isLinking ? '/security' : '/login'}>{own.back}</PageLink>}
      </PageLinks>
    </Page>
  );
}
