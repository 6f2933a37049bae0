import { storedEvent } from '@uid/contract/markers';
import type { BrowserStorage } from '@uid/contract/storage';
import { useEffect, useState } from 'react';

import { useSession } from './session-context.ts';

export interface Visitor {
  /** Undefined: the account has a mobile number, and is called something. */
  email: string | undefined;
  /** How they want to be called. */
  displayName: string | undefined;
  expireTime: number | undefined;
  hasPassword: boolean;
}

/**
 * Who is logged in, followed when another tab logs in or out and when this page's session ends. A
 * login on this page does not show: until the next page comes, its form stays, busy.
 */
export function useVisitor(): Visitor | undefined {
  const { storage } = useSession();
  const [visitor, setVisitor] = useState(() => readVisitor(storage));
  useEffect(() => {
    const handleOther = () => setVisitor(readVisitor(storage));
    const handleOwn = () => {
      if (!readVisitor(storage)) setVisitor(undefined);
    };
    addEventListener('storage', handleOther);
    addEventListener(storedEvent, handleOwn);
    return () => {
      removeEventListener('storage', handleOther);
      removeEventListener(storedEvent, handleOwn);
    };
  }, [storage]);
  return visitor;
}

/** Who the browser's storage says is logged in. */
export function readVisitor(storage: BrowserStorage): Visitor | undefined {
  const user = storage.get('user');
  if (!user || !storage.get('token')) return undefined;
  const hasPassword = user.hasPassword !== false;
  const { email, displayName } = user;
  return { email, displayName, expireTime: storage.get('expireTime'), hasPassword };
}
