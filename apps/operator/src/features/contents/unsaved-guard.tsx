import { useBlocker } from '@tanstack/react-router';
import { Button } from '@uid/ui/button';
import { Dialog } from '@uid/ui/dialog';
import { useId } from 'react';

import { useTexts } from '../../session/console-session.ts';
import { editorWords } from './editor-words.ts';

/** Asks for confirmation before unsaved text is left behind, by navigation in the console or in the browser. */
export function UnsavedGuard({ isDirty, onLeave }: { isDirty: boolean; onLeave: () => void }) {
  const own = useTexts(editorWords);
  const id = useId();
  const { status, proceed, reset } = useBlocker({
    shouldBlockFn: ({ current, next }) => isDirty && current.pathname !== next.pathname,
    enableBeforeUnload: isDirty,
    withResolver: true,
  });
  const isOpen = status === 'blocked';
  return (
    <Dialog
      id={id}
      title={own.leaveTitle}
      closeLabel={own.close}
      open={isOpen}
      onClose={() => reset?.()}
      actions={
        <>
          <Button onClick={() => reset?.()}>{own.stay}</Button>
          <Button
            tone="danger"
            onClick={() => {
              onLeave();
              proceed?.();
            }}
          >
            {own.leave}
          </Button>
        </>
      }
    >
      <p>{own.leaveText}</p>
    </Dialog>
  );
}
