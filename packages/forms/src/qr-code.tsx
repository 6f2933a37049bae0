import { qrPath } from '@uid/contract/qr-code';
import type { QrCode as Code } from '@uid/contract/qr-code';

import styles from './qr-code.module.css';

interface QrCodeProps {
  qr: Code;
  label: string;
}

/** A QR code, dark on light in both themes, with the margin of four modules that scanners need. */
export function QrCode({ qr, label }: QrCodeProps) {
  const { size } = qr;
  return (
    <svg
      className={styles.qr}
      viewBox={`-4 -4 ${size + 8} ${size + 8}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      <rect x={-4} y={-4} width={size + 8} height={size + 8} className={styles.light} />
      <path d={qrPath(qr)} className={styles.dark} />
    </svg>
  );
}
