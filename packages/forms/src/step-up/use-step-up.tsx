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
  /** Calls `call`; if the server refuses it because a step-up is needed, asks for the step-up and calls it again. */
  proven: <T>(call: () => Promise<T>) => Promise<T>;
  /** Asks for a step-up by one of these methods; rejects with the error of an aborted request if the user cancels. */
  prove: (methods: readonly StepUpMethod[]) => Promise<void>;
  /** The dialog, which has to be rendered in the page for this hook to work. */
  dialog: ReactNode;
}

/** Handles the step-up that dangerous operations need; `Dialog` asks for it, and may be loaded only then. */
export function useStepUp(Dialog: ComponentType<StepUpDialogProps>): StepUp {
  const [asked, setAsked] = useState<Asked>();
  // A step-up may succeed after its dialog was closed: it then answers the question that is open at that moment.
  const latest = useRef<Asked>(undefined);
  const ask = useCallback((question: Asked | undefined) => {
    latest.current = question;
    setAsked(question);
  }, []);
  const prove = useCallback(
    (methods: readonly StepUpMethod[]) =>
      new Promise<void>((resolve, reject) => {
        // One step-up answers all requests that were refused while the dialog is open.
        const before = latest.current;
        ask({
          methods,
          onProven() {
            before?.onProven();
            resolve();
          },
          // Reported like an aborted request, because nothing failed.
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
