import type { Caller } from '../../../http/caller.ts';
import type { SignedRequest } from '../../../http/signed-request.ts';

/** A caller without a session. */
export const visitor: Caller = {
  language: 'zh',
  requestId: 'request',
  address: '127.0.0.1',
  agent: '',
  origin: 'http://localhost',
  session: undefined,
  sentToken: undefined,
  key: undefined,
  guestToken: undefined,
  deviceToken: undefined,
  outsideToken: undefined,
  idempotencyKey: undefined,
  setGuestToken: () => undefined,
  renewGuestToken: () => undefined,
  clearGuestToken: () => undefined,
  setDeviceToken: () => undefined,
  setOutsideToken: () => undefined,
  setPreviewToken: () => undefined,
};

/** A request without a signature. */
export const unsigned: SignedRequest = {
  proof: undefined,
  token: undefined,
  method: 'GET',
  address: 'http://localhost/',
  query: undefined,
  body: undefined,
};
