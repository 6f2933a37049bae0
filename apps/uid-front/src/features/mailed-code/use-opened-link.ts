import { isClientError } from '@uid/contract/client-errors';
import type { ClientError } from '@uid/contract/client-errors';
import { openMailLink } from '@uid/contract/identity';
import { useEffect, useState } from 'react';

import { useSession } from '../../session/session-context.ts';
import type { MailPurpose, OpenedLink } from './sent-code.ts';

interface LinkState {
  /**
   * `none`: the visitor came without a link; `over`: with a link that is not valid here; `failed`: the server did not
   * say whether it is.
   */
  status: 'none' | 'loading' | 'opened' | 'over' | 'failed';
  opened?: OpenedLink;
  failure?: ClientError;
}

/** Finds out to whom the mail was sent whose link the visitor opened. The token was in the fragment, and is posted. */
export function useOpenedLink(purpose: MailPurpose): LinkState & { retry: () => void } {
  const { send, memory } = useSession();
  const [link] = useState(memory.takeLinkToken);
  const [state, setState] = useState<LinkState>({ status: link === '' ? 'none' : 'loading' });
  const [open] = useState(() => async () => {
    try {
      const mailed = await send(openMailLink, { link });
      if (mailed.purpose !== purpose) return setState({ status: 'over' });
      setState({ status: 'opened', opened: { email: mailed.email, link } });
    } catch (cause) {
      setState(isUnjudged(cause) ? { status: 'failed', failure: cause } : { status: 'over' });
    }
  });
  useEffect(() => {
    if (link !== '') void open();
  }, [link, open]);
  const retry = () => {
    setState({ status: 'loading' });
    void open();
  };
  return { ...state, retry };
}

/** True if the server was not reached, or could not look up the link now. */
function isUnjudged(cause: unknown): cause is ClientError {
  const judged = ['LINK_INVALID', 'INVALID_INPUT'];
  return isClientError(cause) && !judged.includes(cause.result?.error ?? '');
}
