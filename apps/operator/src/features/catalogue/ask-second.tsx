import type { ClientError } from '@uid/contract/client-errors';
import type { Endpoint, InputOf } from '@uid/contract/endpoint';

import { ActionButton } from '../../request/action-button.tsx';
import { useConsoleSession, useTexts } from '../../session/console-session.ts';
import { catalogueTexts } from './catalogue-texts.ts';

interface AskSecondProps<E extends Endpoint> {
  endpoint: E;
  input: InputOf<E>;
  /** The file to send, if the endpoint takes an upload. */
  file?: File;
  onAsked: () => void;
  onRefused?: (failure: ClientError) => void;
}

/** A button that asks a second person to approve a change that needs two persons. */
export function AskSecond<E extends Endpoint>(props: AskSecondProps<E>) {
  const { onAsked, ...asked } = props;
  const own = useTexts(catalogueTexts);
  const { notify } = useConsoleSession();
  return (
    <ActionButton
      {...asked}
      onDone={() => {
        notify(own.secondAsked);
        onAsked();
      }}
    >
      {own.askSecond}
    </ActionButton>
  );
}
