import { resendMessages } from '@uid/contract/messages';

import { ActionButton } from '../../request/action-button.tsx';
import { useConsoleSession, useTexts } from '../../session/console-session.ts';
import { useMay } from '../../staff/who.ts';
import { messageTexts } from './message-texts.ts';

/** Queues one message, or all messages of a page, again. */
export function ResendButton({ ids }: { ids: string[] }) {
  const { resend, resendAll, resent } = useTexts(messageTexts);
  const { notify } = useConsoleSession();
  const may = useMay();
  if (!may(resendMessages.permission)) return null;
  return (
    <ActionButton
      endpoint={resendMessages}
      input={{ ids }}
      onDone={({ resent: count }) => notify(resent(count))}
    >
      {ids.length > 1 ? resendAll(ids.length) : resend}
    </ActionButton>
  );
}
