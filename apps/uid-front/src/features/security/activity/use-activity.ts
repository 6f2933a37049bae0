import { listActivity } from '@uid/contract/account';
import type { Activity } from '@uid/contract/account';
import { useState } from 'react';

import { useSession } from '../../../session/session-context.ts';
import { useAction } from '../part/use-action.ts';
import { useLoaded } from '../part/use-loaded.ts';

interface More {
  /** The end of the first page that these events follow. */
  after: string;
  events: Activity[];
  next: string | undefined;
}

/** The latest page of events, and earlier pages on demand. */
export function useActivity(version: number) {
  const { send } = useSession();
  const part = useLoaded(() => send(listActivity, {}), version);
  const [more, setMore] = useState<More>();
  const first = part.loaded.status === 'ready' ? part.loaded.value : undefined;
  // A newer first page has another end, so the pages that followed the old one are requested again.
  const rest = more && more.after === first?.next ? more : undefined;
  const next = rest ? rest.next : first?.next;
  const load = useAction(async () => {
    const after = first?.next;
    if (!next || !after) return;
    const page = await send(listActivity, { after: next });
    setMore({ after, events: [...(rest?.events ?? []), ...page.events], next: page.next });
  });
  return { part, events: [...(first?.events ?? []), ...(rest?.events ?? [])], next, load };
}
