import { classNames } from '../class-names/class-names.ts';
import { PadMark } from './pad-mark.tsx';
import styles from './logo.module.css';

export interface LogoProps {
  /** The brand's short name in Latin letters, set strong: “UID”. */
  name: string;
  /** What follows it, set light: “安全”, “Security”. */
  rest?: string;
  size?: 'small' | 'medium' | 'large';
}

/** Mark and wordmark. */
export function Logo({ name, rest, size = 'medium' }: LogoProps) {
  return (
    <span className={classNames(styles.logo, styles[size])}>
      <PadMark />
      <span className={styles.words}>
        {/* In the light weight a space alone would fetch its Latin letters. */}
        <b>{rest ? `${name} ` : name}</b>
        {rest}
      </span>
    </span>
  );
}
