import { useState } from 'react';

import { LazyPage } from '../../page/lazy-page.tsx';
import { useVisitor } from '../../session/use-visitor.ts';
import type { Challenge } from '../second-factor/challenge.ts';
import { secondFactorSource } from '../second-factor/second-factor-source.ts';
import { loggedInSource } from './logged-in-source.ts';
import { LoginForm } from './login-form.tsx';

export function LoginPage() {
  const visitor = useVisitor();
  const [challenge, setChallenge] = useState<Challenge>();
  const [isOver, setOver] = useState(false);
  if (visitor) return <LazyPage source={loggedInSource} visitor={visitor} />;
  if (!challenge) return <LoginForm isOver={isOver} onChallenge={setChallenge} />;
  const goBack = (isTicketOver: boolean) => {
    setOver(isTicketOver);
    setChallenge(undefined);
  };
  return (
    <LazyPage
      source={secondFactorSource}
      challenge={challenge}
      onOver={() => goBack(true)}
      onBack={() => goBack(false)}
    />
  );
}
