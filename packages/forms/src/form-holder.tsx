import { isClientError } from '@uid/contract/client-errors';
import { useState } from 'react';
import type { ReactNode } from 'react';

import { ActContext } from './act-context.ts';

interface FormHolderProps {
  isOpen: boolean;
  /** Called if a submission failed after the form was closed, so that the form can show why. */
  onReopen: () => void;
  /** The form; it is created anew each time. */
  children: ReactNode;
}

/**
 * Holds a form that can be closed: it keeps the form until its submission has ended, and reopens it if the submission
 * failed.
 */
export function FormHolder({ isOpen, onReopen, children }: FormHolderProps) {
  const [isActing, setActing] = useState(false);
  const follow = (act: Promise<unknown>) => {
    setActing(true);
    const end = () => setActing(false);
    act.then(end, (cause: unknown) => {
      end();
      // A user who aborted the submission need not be told.
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
