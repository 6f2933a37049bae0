import { storedEvent } from '@uid/contract/markers';
import type { BrowserStorage } from '@uid/contract/storage';
import { useEffect, useState } from 'react';

import { useSession } from './session-context.ts';

export interface Visitor {
  /** Undefined if the account has a mobile number instead, and a name. */
  email: string | undefined;
  /** The name by which the visitor wants to be addressed. */
  displayName: string | undefined;
  expireTime: number | undefined;
  hasPassword: boolean;
}

/**
 * Returns who is logged in, and follows logins and logouts in other tabs and the end of this page's session. A login on
 * this page does not show: until the next page comes, its form stays, busy.
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

/** Returns who is logged in, according to the browser's storage. */
export function readVisitor(storage: BrowserStorage): Visitor | undefined {
  const user = storage.get('user');
  if (!user || !storage.get('token')) return undefined;
  const hasPassword = user.hasPassword !== false;
  const { email, displayName } = user;
  return { email, displayName, expireTime: storage.get('expireTime'), hasPassword };
}
