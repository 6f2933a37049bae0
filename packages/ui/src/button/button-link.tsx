import type { ComponentProps } from 'react';
import { classNames } from '../class-names/class-names.ts';
import { buttonClass, type ButtonLook } from './button-class.ts';

export interface ButtonLinkProps extends ButtonLook, Omit<ComponentProps<'a'>, 'style'> {
  href: string;
}

/** A link that looks like a button, for going somewhere rather than doing something. */
export function ButtonLink({ tone, size, block, className, children, ...rest }: ButtonLinkProps) {
  return (
    <a {...rest} className={classNames(buttonClass({ tone, size, block }), className)}>
      {children}
    </a>
  );
}
