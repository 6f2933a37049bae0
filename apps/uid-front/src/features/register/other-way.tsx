import { Button } from '@uid/ui/button';

import styles from '@uid/forms/passkey-way.module.css';
import { useSession } from '../../session/session-context.ts';

/** How a new account logs in; other ways can be added later. */
export type Way = 'passkey' | 'password';

const texts = {
  zh: { or: '或', passkey: '改用通行密钥', password: '改用密码' },
  en: { or: 'or', passkey: 'Use a passkey instead', password: 'Use a password instead' },
};

interface OtherWayProps {
  other: Way;
  onChoose: (way: Way) => void;
}

/** Offers the other way, below the one that is open. */
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
