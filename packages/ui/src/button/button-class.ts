import { classNames } from '../class-names/class-names.ts';
import styles from './button.module.css';

export interface ButtonLook {
  /** `gold` is for buying a physical item, `danger` for actions that can't be undone. */
  tone?: 'primary' | 'secondary' | 'quiet' | 'gold' | 'danger';
  size?: 'small' | 'medium' | 'large';
  /** Makes the button as wide as its container. */
  block?: boolean;
}

/** The class of a button, for a router's own link component. */
export function buttonClass({ tone = 'primary', size = 'medium', block }: ButtonLook = {}):
  | string
  | undefined {
  return classNames(
    styles.button,
    styles[tone],
    size !== 'medium' && styles[size],
    block && styles.block,
  );
}
