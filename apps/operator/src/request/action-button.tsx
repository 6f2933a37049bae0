import { isClientError } from '@uid/contract/client-errors';
import type { ClientError } from '@uid/contract/client-errors';
import type { Endpoint, InputOf, OutputOf } from '@uid/contract/endpoint';
import { Button } from '@uid/ui/button';
import type { ReactNode } from 'react';

import { useConsoleSession } from '../session/console-session.ts';
import { useWrite } from './use-write.ts';

interface ActionButtonProps<E extends Endpoint> {
  endpoint: E;
  input: InputOf<E>;
  /** The file to send, if the endpoint takes an upload. */
  file?: File;
  /** `primary` if this is the action that the screen was opened for, `quiet` if the content beside it matters more. */
  tone?: 'primary' | 'secondary' | 'quiet';
  /**
   * True while the work that the call started still runs after the response: the button can't be pressed until that
   * work has ended.
   */
  isAwaited?: boolean;
  onDone: (result: OutputOf<E>) => void;
  /** Called after the notification is shown. */
  onRefused?: (failure: ClientError) => void;
  children: ReactNode;
}

/** A button that calls an endpoint without a form. A notification reports a failure. */
export function ActionButton<E extends Endpoint>(props: ActionButtonProps<E>) {
  const {
    endpoint,
    input,
    file,
    tone = 'secondary',
    isAwaited = false,
    onDone,
    onRefused,
    children,
  } = props;
  const { warn } = useConsoleSession();
  const { send, isBusy } = useWrite(endpoint);
  const handleClick = () =>
    void send(input, file).then(onDone, (cause: unknown) => {
      if (!isClientError(cause)) throw cause;
      if (cause.kind !== 'aborted') warn(cause.message);
      onRefused?.(cause);
    });
  return (
    <Button tone={tone} size="small" busy={isBusy || isAwaited} onClick={handleClick}>
      {children}
    </Button>
  );
}
