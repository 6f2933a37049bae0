import type { SessionResult } from '@uid/contract/identity';
import { storedEvent } from '@uid/contract/markers';
import { createBrowserStorage } from '@uid/contract/storage';
import type { BrowserStorage } from '@uid/contract/storage';

/** Stores a new session and notifies the page around the app. */
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

/** For a visitor who has logged out for good: also removes what they typed in this tab without sending it. */
export function forgetVisitor(storage: BrowserStorage): void {
  createBrowserStorage(sessionStorage).clear();
  clearSession(storage);
}

/** Notifies the header, whose greeting, cart count and links depend on the stored values. */
export function announceStoredSession(): void {
  dispatchEvent(new Event(storedEvent));
}

export function isExpired(expireTime: number | undefined): boolean {
  return expireTime !== undefined && expireTime <= Date.now();
}
