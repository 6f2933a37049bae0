import styles from './totp.module.css';

interface QrCodeProps {
  /** Path data on a square of `size` modules. */
  qr: { size: number; path: string };
  label: string;
}

/** Dark on light in both themes, with the margin of four modules that scanners need. */
export function QrCode({ qr: { size, path }, label }: QrCodeProps) {
  return (
    <svg
      className={styles.qr}
      viewBox={`-4 -4 ${size + 8} ${size + 8}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      <rect x={-4} y={-4} width={size + 8} height={size + 8} className={styles.light} />
      <path d={path} className={styles.dark} />
    </svg>
  );
}
