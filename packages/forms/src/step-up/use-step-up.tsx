import type { StepUpMethod } from '@uid/contract/account';
import { ClientError, isRefusal } from '@uid/contract/client-errors';
import { useCallback, useRef, useState } from 'react';
import type { ComponentType, ReactNode } from 'react';

import type { StepUpDialogProps } from './step-up-dialog.tsx';

interface Asked {
  methods: readonly StepUpMethod[];
  onProven: () => void;
  onCancel: () => void;
}

export interface StepUp {
  /** Asks for a proof where `call` is refused for want of one, and then calls again. */
  proven: <T>(call: () => Promise<T>) => Promise<T>;
  /** Asks for a proof by one of these; rejects as a request that was taken back when nobody gives it. */
  prove: (methods: readonly StepUpMethod[]) => Promise<void>;
  /** Stands in the page, wherever it is asked for. */
  dialog: ReactNode;
}

/** What is dangerous wants a new proof of who does it; `Dialog` asks, and may be fetched only then. */
export function useStepUp(Dialog: ComponentType<StepUpDialogProps>): StepUp {
  const [asked, setAsked] = useState<Asked>();
  // A proof may come once its question was closed: it answers the one that is asked by then.
  const latest = useRef<Asked>(undefined);
  const ask = useCallback((question: Asked | undefined) => {
    latest.current = question;
    setAsked(question);
  }, []);
  const prove = useCallback(
    (methods: readonly StepUpMethod[]) =>
      new Promise<void>((resolve, reject) => {
        // One answer is that of all that was refused while the question stands.
        const before = latest.current;
        ask({
          methods,
          onProven() {
            before?.onProven();
            resolve();
          },
          // As if the request had been taken back: nothing went wrong.
          onCancel() {
            before?.onCancel();
            reject(new ClientError('aborted', 'Request aborted'));
          },
        });
      }),
    [ask],
  );
  const proven = useCallback(
    async <T,>(call: () => Promise<T>): Promise<T> => {
      try {
        return await call();
      } catch (cause) {
        if (!isRefusal(cause, 'STEP_UP_REQUIRED')) throw cause;
        await prove(methodsOf(cause.result?.details));
        return await call();
      }
    },
    [prove],
  );
  const end = (how: 'onProven' | 'onCancel') => {
    const now = latest.current;
    ask(undefined);
    now?.[how]();
  };
  const dialog = (
    <Dialog
      methods={asked?.methods}
      onProven={() => end('onProven')}
      onCancel={() => end('onCancel')}
    />
  );
  return { proven, prove, dialog };
}

function methodsOf(details: unknown): readonly StepUpMethod[] {
  return (details as { methods?: StepUpMethod[] } | undefined)?.methods ?? ['password'];
}
