import { useEffect, useState } from 'react';

import type { BrowserStorage } from '@uid/contract/storage';
import { useSession } from './session-context.ts';

export interface Visitor {
  email: string;
  expireTime: number | undefined;
}

/**
 * Who is logged in, followed when another tab logs in or out. A login on this page itself shows
 * only after `refresh`: until the next page comes its form stays, busy.
 */
export function useVisitor(): { visitor: Visitor | undefined; refresh: () => void } {
  const { storage } = useSession();
  const [visitor, setVisitor] = useState(() => readVisitor(storage));
  useEffect(() => {
    const handleChange = () => setVisitor(readVisitor(storage));
    addEventListener('storage', handleChange);
    return () => removeEventListener('storage', handleChange);
  }, [storage]);
  return { visitor, refresh: () => setVisitor(readVisitor(storage)) };
}

function readVisitor(storage: BrowserStorage): Visitor | undefined {
  const user = storage.get('user');
  if (!user || !storage.get('token')) return undefined;
  return { email: user.email, expireTime: storage.get('expireTime') };
}
