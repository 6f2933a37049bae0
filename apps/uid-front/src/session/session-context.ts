import type { DownloadedFile } from '@uid/contract/client';
import type {
  Endpoint,
  FileEndpoint,
  FileInputOf,
  InputOf,
  OutputOf,
} from '@uid/contract/endpoint';
import type { SessionResult } from '@uid/contract/identity';
import type { LoginWays } from '@uid/contract/login-ways';
import type { Language } from '@uid/contract/language';
import type { BrowserStorage } from '@uid/contract/storage';
import { createContext, useContext } from 'react';

import type { Address } from '../address/address.ts';
import type { Memory } from './memory.ts';
import type { PagePath, ReasonName } from './own-pages.ts';

/** What every page of this application works with. */
export interface Session {
  language: Language;
  storage: BrowserStorage;
  address: Address;
  query: URLSearchParams;
  /** Calls the server; every form shows its own failures. */
  send: <E extends Endpoint>(endpoint: E, input: InputOf<E>) => Promise<OutputOf<E>>;
  /** True if this browser stores a key that a session can be bound to. */
  hasKey: () => Promise<boolean>;
  /** Fetches a file of the account. */
  fetchFile: <F extends FileEndpoint>(
    operation: F,
    input: FileInputOf<F>,
  ) => Promise<DownloadedFile>;
  /** Returns the address of an own page, which contains where the visitor was going. */
  ownPage: (path: PagePath, reason?: ReasonName) => string;
  /** Returns the address of the login, which leads back to this page. */
  loginPage: () => string;
  /** Stores a new session and goes on: to a new password if the current one has expired, else away. */
  enter: (result: SessionResult) => void;
  /** Fetches an own page that is about to be opened. */
  prepare: (path: string) => Promise<void>;
  /** Leaves for where the visitor was going, else for the home page. */
  leave: () => void;
  /** Called with the title of each page that opens. */
  onTitle?: ((title: string) => void) | undefined;
  memory: Memory;
  /** The ways to log in that this site offers, if the host has said them. */
  facts?: LoginWays | undefined;
}

export const SessionContext = createContext<Session | undefined>(undefined);

export function useSession(): Session {
  const session = useContext(SessionContext);
  if (!session) throw new Error('useSession outside of App');
  return session;
}
