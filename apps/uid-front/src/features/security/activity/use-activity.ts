import { listActivity } from '@uid/contract/account';
import type { Activity } from '@uid/contract/account';
import { useState } from 'react';

import { useSession } from '../../../session/session-context.ts';
import { useAction } from '../part/use-action.ts';
import { useLoaded } from '../part/use-loaded.ts';

interface More {
  /** Of the first page these follow. */
  after: string;
  events: Activity[];
  next: string | undefined;
}

/** The latest page, and the earlier ones as they are asked for. */
export function useActivity(version: number) {
  const { send } = useSession();
  const part = useLoaded(() => send(listActivity, {}), version);
  const [more, setMore] = useState<More>();
  const first = part.loaded.status === 'ready' ? part.loaded.value : undefined;
  // A newer first page moves the border, so what followed the old one is asked for again.
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
