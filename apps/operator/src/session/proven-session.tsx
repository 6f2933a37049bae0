import { useFormSession } from '@uid/forms/form-session';
import type { StepUpDialogProps } from '@uid/forms/step-up-dialog';
import { useStepUp } from '@uid/forms/use-step-up';
import { Button } from '@uid/ui/button';
import { Dialog } from '@uid/ui/dialog';
import { lazy, Suspense, useMemo, useState } from 'react';
import type { ReactNode } from 'react';

import { ConsoleSessionContext } from './console-session.ts';
import type { ConsoleSession } from './console-session.ts';
import type { OwnSession } from './create-console-session.ts';

const texts = {
  zh: {
    title: '没能请您确认身份',
    text: '确认身份的程序没有取到：网络可能中断了，或者网站刚刚更新。这项操作没有执行；请重新加载后再试。',
    reload: '重新加载',
    close: '关闭',
  },
  en: {
    title: 'You could not be asked to confirm',
    text: 'What asks did not arrive: the connection may have broken, or the site has just been updated. Nothing was done; reload and try again.',
    reload: 'Reload',
    close: 'Close',
  },
};

const StepUpDialog = lazy(async () => {
  // The import has no `then`, because the build would then wait for the file alone, and a style sheet that fails to
  // load would break the console.
  try {
    return { default: (await import('@uid/forms/step-up-dialog')).StepUpDialog };
  } catch {
    return { default: MissingDialog };
  }
});

/** A browser does not fetch a module again that failed to load once, so only a reload of the page helps. */
function MissingDialog({ methods, onCancel }: StepUpDialogProps) {
  const { title, text, reload, close } = texts[useFormSession().language];
  return (
    <Dialog
      id="step-up"
      title={title}
      closeLabel={close}
      open={methods !== undefined}
      onClose={onCancel}
      actions={<Button onClick={() => location.reload()}>{reload}</Button>}
    >
      <p>{text}</p>
    </Dialog>
  );
}

/** Fetches the dialog's code when the user is asked for a proof for the first time. */
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

/** A request for which the server wants a new proof opens a dialog, and then continues by itself. */
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
