import { useState } from 'react';

import type { Challenge } from '../second-factor/challenge.ts';
import { SecondFactorPage } from '../second-factor/second-factor-page.tsx';
import { MobileLogin } from './mobile-login.tsx';

/** A login with a code to the phone; an authenticator app is asked for its own after it. */
export function MobileLoginPage() {
  const [challenge, setChallenge] = useState<Challenge>();
  if (!challenge) return <MobileLogin onChallenge={setChallenge} />;
  const goBack = () => setChallenge(undefined);
  return <SecondFactorPage challenge={challenge} onOver={goBack} onBack={goBack} />;
}
