import type { Attempt, Payment } from '@uid/contract/payments';
import { Button } from '@uid/ui/button';
import { ButtonLink } from '@uid/ui/button-link';
import { Icon } from '@uid/ui/icon';
import { Loader } from '@uid/ui/loader';

import { useLanguage, useLocalPath } from '../../../layout/use-language.ts';
import { orderPaths } from '../../orders/order-paths.ts';
import { gatewayTexts } from './gateway-texts.ts';
import styles from '../payment.module.css';
import { methodTexts } from '../payment-texts.ts';

interface OpenAttemptProps {
  payment: Payment;
  attempt: Attempt;
  onChangeMethod: () => void;
}

/** The payment company's page as a link and as a code; this page follows what comes of it. */
export function OpenAttempt({ payment, attempt, onChangeMethod }: OpenAttemptProps) {
  const language = useLanguage();
  const texts = gatewayTexts[language];
  const localPath = useLocalPath();
  const method = methodTexts[language][attempt.method];
  return (
    <section className={styles.attempt} aria-label={method.name}>
      <h2 className={styles.heading}>{method.name}</h2>
      <div className={styles.ways}>
        {attempt.qr && <QrCode qr={attempt.qr} label={method.scan} />}
        <div className={styles.way}>
          <ButtonLink href={attempt.payUrl} size="large" block>
            {method.open}
            <Icon name="arrow-up-right" />
          </ButtonLink>
          <Loader label={texts.waiting} />
          <p className={styles.hint}>{texts.leaveHint}</p>
          <p className={styles.actions}>
            <ButtonLink href={localPath(orderPaths.complete(payment.no))} tone="secondary">
              {texts.paid}
            </ButtonLink>
            <Button type="button" tone="quiet" onClick={onChangeMethod}>
              {texts.another}
            </Button>
          </p>
        </div>
      </div>
    </section>
  );
}

interface QrCodeProps {
  qr: NonNullable<Attempt['qr']>;
  label: string;
}

/** Dark on light in both themes, with the margin of four modules that scanners need. */
function QrCode({ qr: { size, path }, label }: QrCodeProps) {
  return (
    <figure className={styles.code} data-theme="day">
      <svg viewBox={`-4 -4 ${size + 8} ${size + 8}`} role="img" aria-label={label}>
        <path d={path} />
      </svg>
      <figcaption>{label}</figcaption>
    </figure>
  );
}
