import { isClientError } from '@uid/contract/client-errors';
import { useState } from 'react';
import type { ReactNode } from 'react';

import { ActContext } from './act-context.ts';

interface FormHolderProps {
  isOpen: boolean;
  /** What the form did after it was closed was refused, and it says why. */
  onReopen: () => void;
  /** The form; made anew each time. */
  children: ReactNode;
}

/** Holds a form that can be closed: it keeps the form until its act has ended, and opens again for what was refused. */
export function FormHolder({ isOpen, onReopen, children }: FormHolderProps) {
  const [isActing, setActing] = useState(false);
  const follow = (act: Promise<unknown>) => {
    setActing(true);
    const end = () => setActing(false);
    act.then(end, (cause: unknown) => {
      end();
      // Whoever took it back has nothing to be told.
      if (isClientError(cause) && cause.kind !== 'aborted') onReopen();
    });
  };
  return (
    (isOpen || isActing) && (
      <ActContext value={follow}>
        <div hidden={!isOpen}>{children}</div>
      </ActContext>
    )
  );
}
