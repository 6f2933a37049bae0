import type { ReactNode } from 'react';

/** Words for screen readers only. The rule is in base.css. */
export function VisuallyHidden({ children }: { children: ReactNode }) {
  return <span className="visually-hidden">{children}</span>;
}
