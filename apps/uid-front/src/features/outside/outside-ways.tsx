import { startOutsideLogin } from '@uid/contract/login-ways';
import type { LoginWays } from '@uid/contract/login-ways';

import { useSession } from '../../session/session-context.ts';
import { OutsideWay } from './outside-way.tsx';

const texts = {
  zh: (name: string) => `用${name}登录`,
  en: (name: string) => `Log in with ${name}`,
};

/** The other companies whose accounts can log in here. */
export function OutsideWays({ ways }: { ways: LoginWays | undefined }) {
  const { language } = useSession();
  return ways?.outside?.map(({ code, name }) => (
    <OutsideWay
      key={code}
      endpoint={startOutsideLogin}
      provider={code}
      label={texts[language](name[language])}
    />
  ));
}
