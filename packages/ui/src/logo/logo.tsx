import { classNames } from '../class-names/class-names.ts';
import { PadMark } from './pad-mark.tsx';
import styles from './logo.module.css';

export interface LogoProps {
  /** The company's name: its first word is set bold, the rest light. */
  brand: string;
  size?: 'small' | 'medium' | 'large';
}

/** Mark and wordmark. */
export function Logo({ brand, size = 'medium' }: LogoProps) {
  const [name, ...others] = brand.split(' ');
  const rest = others.join(' ');
  return (
    <span className={classNames(styles.logo, styles[size])}>
      <PadMark />
      <span className={styles.words}>
        {/* In the light weight, the space alone would make the browser load that font's Latin characters. */}
        <b>{rest ? `${name} ` : name}</b>
        {rest}
      </span>
    </span>
  );
}
