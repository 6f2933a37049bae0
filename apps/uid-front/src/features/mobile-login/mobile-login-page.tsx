import { useState } from 'react';

import { LazyPage } from '../../page/lazy-page.tsx';
import type { Challenge } from '../second-factor/challenge.ts';
import { secondFactorSource } from '../second-factor/second-factor-source.ts';
import { MobileLogin } from './mobile-login.tsx';

/** A login with a code to the phone; an authenticator app is asked for its own after it. */
export function MobileLoginPage() {
  const [challenge, setChallenge] = useState<Challenge>();
  if (!challenge) return <MobileLogin onChallenge={setChallenge} />;
  const goBack = () => setChallenge(undefined);
  return (
    <LazyPage source={secondFactorSource} challenge={challenge} onOver={goBack} onBack={goBack} />
  );
}
