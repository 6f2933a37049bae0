import { StepUpDialog } from '@uid/forms/step-up-dialog';
import { useStepUp } from '@uid/forms/use-step-up';
import { useMemo } from 'react';
import type { ReactNode } from 'react';

import { SessionContext, useSession } from '../../../session/session-context.ts';
import type { Session } from '../../../session/session-context.ts';

/** If a request inside is refused because it needs a new proof, asks for the proof and then goes on by itself. */
export function StepUpGuard({ children }: { children: ReactNode }) {
  const session = useSession();
  const { proven, dialog } = useStepUp(StepUpDialog);
  const guarded = useMemo(
    (): Session => ({
      ...session,
      send: (endpoint, input) => proven(() => session.send(endpoint, input)),
      fetchFile: (operation, input) => proven(() => session.fetchFile(operation, input)),
    }),
    [session, proven],
  );
  return (
    <>
      <SessionContext value={guarded}>{children}</SessionContext>
      {dialog}
    </>
  );
}
