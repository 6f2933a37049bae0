import { Button } from '@uid/ui/button';

import styles from '@uid/forms/passkey-way.module.css';
import { useSession } from '../../session/session-context.ts';

/** What a new account is entered with; more can be added later. */
export type Way = 'passkey' | 'password';

const texts = {
  zh: { or: '或', passkey: '改用通行密钥', password: '改用密码' },
  en: { or: 'or', passkey: 'Use a passkey instead', password: 'Use a password instead' },
};

interface OtherWayProps {
  other: Way;
  onChoose: (way: Way) => void;
}

/** Below the way that is open: the other one. */
export function OtherWay({ other, onChoose }: OtherWayProps) {
  const own = texts[useSession().language];
  return (
    <div className={styles.passkey}>
      <p className={styles.or}>{own.or}</p>
      <Button tone="secondary" size="large" block onClick={() => onChoose(other)}>
        {own[other]}
      </Button>
    </div>
  );
}
