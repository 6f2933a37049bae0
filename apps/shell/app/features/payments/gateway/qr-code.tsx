import { qrPath } from '@uid/contract/qr-code';
import type { QrCode as Code } from '@uid/contract/qr-code';
import { Button } from '@uid/ui/button';
import { Icon } from '@uid/ui/icon';

import { useLanguage } from '../../../layout/use-language.ts';
import styles from '../payment.module.css';
import { gatewayTexts } from './gateway-texts.ts';

interface QrCodeProps {
  qr: Code;
  label: string;
  isRefreshing: boolean;
  onRefresh: () => void;
}

/** A QR code, dark on light in both themes, with the margin of four modules that scanners need. */
export function QrCode({ qr, label, isRefreshing, onRefresh }: QrCodeProps) {
  const texts = gatewayTexts[useLanguage()];
  const { size } = qr;
  return (
    <div className={styles.scan}>
      <figure className={styles.code} data-theme="day">
        <svg viewBox={`-4 -4 ${size + 8} ${size + 8}`} role="img" aria-label={label}>
          <path d={qrPath(qr)} />
        </svg>
        <figcaption>{label}</figcaption>
      </figure>
      <Button tone="quiet" size="small" busy={isRefreshing} onClick={onRefresh}>
        <Icon name="refresh" size={16} />
        {texts.refresh}
      </Button>
    </div>
  );
}
