import { createClient } from '@uid/contract/client';
import type { Request } from '@uid/contract/client';
import type { SessionResult } from '@uid/contract/identity';
import type { Language } from '@uid/contract/language';
import { storedEvent } from '@uid/contract/markers';
import { localPath, routes, safeReturnPath } from '@uid/contract/routes';
import { createBrowserStorage } from '@uid/contract/storage';
import type { BrowserStorage } from '@uid/contract/storage';
import { createContext, useContext } from 'react';

import type { Go } from './use-path.ts';

/** What every page of this application works with. */
export interface Session {
  language: Language;
  request: Request;
  storage: BrowserStorage;
  /** Changes the page within the application. */
  go: Go;
  /** The address of a page of this application, with the query kept. */
  hrefOf: (path: string) => string;
  /** Stores a new session and goes on to where the visitor was going. */
  enter: (result: SessionResult, query: URLSearchParams) => void;
  /** Leaves for where the visitor was going, else the home page. */
  leave: (query: URLSearchParams) => void;
}

export interface PageSession extends Session {
  query: URLSearchParams;
}

interface SessionOptions {
  language: string;
  basename: string;
  navigate: (path: string) => void;
  go: Go;
}

export const SessionContext = createContext<PageSession | undefined>(undefined);

export function useSession(): PageSession {
  const session = useContext(SessionContext);
  if (!session) throw new Error('useSession outside of App');
  return session;
}

export function createSession({ language: tag, basename, navigate, go }: SessionOptions): Session {
  const language: Language = tag.startsWith('en') ? 'en' : 'zh';
  const storage = createBrowserStorage(localStorage);
  const leave = (query: URLSearchParams) =>
    navigate(safeReturnPath(query.get('return')) ?? localPath(routes.home, language));
  return {
    language,
    storage,
    go,
    leave,
    request: createClient({
      storage,
      language,
      // Every form shows its failure in place.
      notify: () => undefined,
      onSessionInvalid: () => go('/login?reason=session-ended'),
      onPasswordExpired: () => go('/modify-password'),
    }),
    hrefOf: (path) => basename + path + location.search,
    enter(result, query) {
      storeSession(storage, result);
      const isExpired = result.expireTime !== undefined && result.expireTime <= Date.now();
      if (isExpired) go(`/modify-password?${query}`);
      else leave(query);
    },
  };
}

function storeSession(storage: BrowserStorage, { token, expireTime, user }: SessionResult): void {
  storage.set('token', token);
  storage.set('user', user);
  if (expireTime === undefined) storage.remove('expireTime');
  else storage.set('expireTime', expireTime);
  dispatchEvent(new Event(storedEvent));
}
