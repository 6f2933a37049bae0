import type { SessionResult } from '@uid/contract/identity';
import { storedEvent } from '@uid/contract/markers';
import { createBrowserStorage } from '@uid/contract/storage';
import type { BrowserStorage } from '@uid/contract/storage';

/** Keeps a new session and tells the page around it. */
export function storeSession(
  storage: BrowserStorage,
  { token, expireTime, user }: SessionResult,
): void {
  storage.set('token', token);
  storage.set('user', user);
  if (expireTime === undefined) storage.remove('expireTime');
  else storage.set('expireTime', expireTime);
  announceStoredSession();
}

export function clearSession(storage: BrowserStorage): void {
  storage.clear();
  announceStoredSession();
}

/** After somebody has logged out for good: what they typed in this tab and did not send goes with their session. */
export function forgetVisitor(storage: BrowserStorage): void {
  createBrowserStorage(sessionStorage).clear();
  clearSession(storage);
}

/** The header greets, counts and links by what is stored. */
export function announceStoredSession(): void {
  dispatchEvent(new Event(storedEvent));
}

export function isExpired(expireTime: number | undefined): boolean {
  return expireTime !== undefined && expireTime <= Date.now();
}
