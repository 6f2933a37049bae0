import type { Caller } from '../../../http/caller.ts';

/** Somebody without a session. */
export const visitor: Caller = {
  language: 'zh',
  requestId: 'request',
  address: '127.0.0.1',
  agent: '',
  origin: 'http://localhost',
  session: undefined,
  sentToken: undefined,
  guestToken: undefined,
  deviceToken: undefined,
  idempotencyKey: undefined,
  setGuestToken: () => undefined,
  clearGuestToken: () => undefined,
  setDeviceToken: () => undefined,
};
