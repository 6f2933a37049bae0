import type { ComponentProps } from 'react';
import { classNames } from '../class-names/class-names.ts';
import { buttonClass, type ButtonLook } from './button-class.ts';
import styles from './button.module.css';

export interface ButtonProps extends ButtonLook, Omit<ComponentProps<'button'>, 'style'> {
  /** Work is in progress: shows an animation and ignores further clicks, but the button keeps the focus. */
  busy?: boolean;
}

/** A button. It submits its form only with `type="submit"`. */
export function Button({ tone, size, block, busy, className, children, ...rest }: ButtonProps) {
  return (
    // oxlint-disable-next-line react/button-has-type -- it is one of the three, and said
    <button
      type="button"
      {...rest}
      {...(busy && { 'aria-disabled': true, 'aria-busy': true, onClick: refuse })}
      className={classNames(buttonClass({ tone, size, block }), busy && styles.busy, className)}
    >
      {busy && (
        <span className={styles.contacts} aria-hidden="true">
          <i />
          <i />
          <i />
          <i />
        </span>
      )}
      {busy ? <span>{children}</span> : children}
    </button>
  );
}

function refuse(event: { preventDefault: () => void }) {
  event.preventDefault();
}
