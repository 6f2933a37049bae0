import type { StepUpDialogProps } from '@uid/forms/step-up-dialog';
import { useStepUp } from '@uid/forms/use-step-up';
import { lazy, Suspense, useMemo, useState } from 'react';
import type { ReactNode } from 'react';

import { ConsoleSessionContext } from './console-session.ts';
import type { ConsoleSession } from './console-session.ts';
import type { OwnSession } from './create-console-session.ts';

const StepUpDialog = lazy(async () => ({
  default: (await import('@uid/forms/step-up-dialog')).StepUpDialog,
}));

/** Fetched when somebody is asked for the first time. */
function WantedDialog(props: StepUpDialogProps) {
  const [wasAsked, setWasAsked] = useState(false);
  if (props.methods && !wasAsked) setWasAsked(true);
  return (
    wasAsked && (
      <Suspense>
        <StepUpDialog {...props} />
      </Suspense>
    )
  );
}

interface ProvenSessionProps {
  session: OwnSession;
  children: ReactNode;
}

/** Whatever the server wants a new proof for asks for it in a dialog, and then goes on by itself. */
export function ProvenSession({ session, children }: ProvenSessionProps) {
  const { proven, prove, dialog } = useStepUp(WantedDialog);
  const guarded = useMemo(
    (): ConsoleSession => ({
      ...session,
      prove,
      request: (...call) => proven(() => session.request(...call)),
      download: (...call) => proven(() => session.download(...call)),
    }),
    [session, proven, prove],
  );
  return (
    <>
      <ConsoleSessionContext value={guarded}>{children}</ConsoleSessionContext>
      {dialog}
    </>
  );
}
