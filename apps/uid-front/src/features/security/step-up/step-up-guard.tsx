import type { StepUpMethod } from '@uid/contract/account';
import { ClientError, isRefusal } from '@uid/contract/client-errors';
import { useMemo, useState } from 'react';
import type { ReactNode } from 'react';

import { SessionContext, useSession } from '../../../session/session-context.ts';
import type { Session } from '../../../session/session-context.ts';
import { StepUpDialog } from './step-up-dialog.tsx';

interface Asked {
  methods: readonly StepUpMethod[];
  onProven: () => void;
  onCancel: () => void;
}

/** Whatever inside is refused for want of a new proof asks for it, and then goes on by itself. */
export function StepUpGuard({ children }: { children: ReactNode }) {
  const session = useSession();
  const [asked, setAsked] = useState<Asked>();
  const guarded = useMemo((): Session => {
    const prove = (methods: readonly StepUpMethod[]) =>
      new Promise<void>((resolve, reject) => {
        // As if the request had been taken back: nothing went wrong.
        const onCancel = () => reject(new ClientError('aborted', 'Request aborted'));
        setAsked({ methods, onProven: resolve, onCancel });
      });
    async function proven<T>(call: () => Promise<T>): Promise<T> {
      try {
        return await call();
      } catch (cause) {
        if (!isRefusal(cause, 'STEP_UP_REQUIRED')) throw cause;
        await prove(methodsOf(cause.result?.details));
        return await call();
      }
    }
    return {
      ...session,
      send: (endpoint, input) => proven(() => session.send(endpoint, input)),
      fetchFile: (operation, input) => proven(() => session.fetchFile(operation, input)),
    };
  }, [session]);
  const end = (how: 'onProven' | 'onCancel') => {
    asked?.[how]();
    setAsked(undefined);
  };
  return (
    <>
      <SessionContext value={guarded}>{children}</SessionContext>
      <StepUpDialog
        methods={asked?.methods}
        onProven={() => end('onProven')}
        onCancel={() => end('onCancel')}
      />
    </>
  );
}

function methodsOf(details: unknown): readonly StepUpMethod[] {
  return (details as { methods?: StepUpMethod[] } | undefined)?.methods ?? ['password'];
}
