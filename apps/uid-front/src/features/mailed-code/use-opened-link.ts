import { openMailLink } from '@uid/contract/identity';
import { useEffect, useRef, useState } from 'react';

import { useSession } from '../../session/session-context.ts';
import type { MailPurpose, OpenedLink } from './sent-code.ts';

interface LinkState {
  /** `none`: the visitor came without a link; `over`: with one that is good for nothing here. */
  status: 'none' | 'loading' | 'opened' | 'over';
  opened?: OpenedLink;
}

/** Whom the mail's link that the visitor came by was sent to. The token was in the fragment, and is posted. */
export function useOpenedLink(purpose: MailPurpose): LinkState {
  const { send, memory } = useSession();
  const [link] = useState(memory.takeLinkToken);
  const [state, setState] = useState<LinkState>({ status: link === '' ? 'none' : 'loading' });
  const open = useRef(async () => {
    const mailed = await send(openMailLink, { link });
    if (mailed.purpose !== purpose) return setState({ status: 'over' });
    setState({ status: 'opened', opened: { email: mailed.email, link } });
  });
  useEffect(() => {
    if (link !== '') open.current().catch(() => setState({ status: 'over' }));
  }, [link]);
  return state;
}
