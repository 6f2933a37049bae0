import { Icon } from '@uid/ui/icon';
import { formatShopHour } from '@uid/ui/format-time';
import { useEffect } from 'react';

import { useLanguage } from '../../../layout/use-language.ts';
import { formatTimeLeft, minutesToAnnounce, timeLeft } from './countdown.ts';
import styles from './unpaid.module.css';
import { unpaidTexts } from './unpaid-texts.ts';
import { useServerNow } from './use-server-now.ts';

interface CountdownClockProps {
  endsAt: number;
  /** The time of the server's clock when it answered. */
  now: number;
  /** Called when the time is over, again until the server has said what that means. */
  onEnd: () => Promise<void>;
}

/** Milliseconds. The server ends an order within seconds of its time, not at the same instant. */
const askAgainAfter = 3_000;

/** Shows how long an order is still held, by the server's clock. */
export function CountdownClock({ endsAt, now, onEnd }: CountdownClockProps) {
  const language = useLanguage();
  const texts = unpaidTexts[language];
  const left = timeLeft(endsAt, useServerNow(now));
  const isOver = left === 0;
  const minutes = minutesToAnnounce(left);
  useEffect(() => {
    if (!isOver) return undefined;
    void onEnd();
    const asking = setInterval(() => void onEnd(), askAgainAfter);
    return () => clearInterval(asking);
  }, [isOver, onEnd]);
  return (
    <div className={styles.clock} data-print="no">
      <p className={styles.time}>
        <Icon name="clock" />
        <span className={styles.label}>{isOver ? texts.over : texts.timeLeft}</span>
        <span role="timer" className={styles.digits}>
          {formatTimeLeft(left)}
        </span>
      </p>
      {!isOver && (
        <p className={styles.until}>{texts.heldUntil(formatShopHour(endsAt, language))}</p>
      )}
      <output className="visually-hidden">
        {minutes !== undefined && texts.minutesLeft(minutes)}
      </output>
    </div>
  );
}
