import { expect, test } from 'vitest';

import { api, files } from './api.ts';
import type { Endpoint, FileEndpoint } from './endpoint.ts';

/** Listed here, so that whoever removes an endpoint's step-up has to change this test. */
const proven = [
  // Requests for a second person's approval, and the decision on them.
  '/api/staff/approval',
  '/api/staff/catalogue-file/ask',
  '/api/staff/price-change/ask',
  '/api/staff/variant/steps/ask',
  '/api/staff/variants/edit/ask',
  // Money.
  '/api/staff/refund',
  '/api/staff/review',
  '/api/staff/statement',
  '/api/staff/transfer',
  '/api/staff/transfer-refund',
  // Permissions of staff, and customers' accounts.
  '/api/staff/people/code',
  '/api/staff/people/disable',
  '/api/staff/people/enable',
  '/api/staff/people/grant',
  '/api/staff/people/take-away',
  '/api/staff/customer/disable',
  '/api/staff/customer/enable',
  '/api/staff/customer/end-sessions',
  '/api/staff/customer/erasure',
  '/api/staff/customer/export',
  '/api/staff/customer/unlock',
  // The user's own account: ways to log in, data, deletion.
  '/uid-boot/account/delete',
  '/uid-boot/account/export',
  '/uid-boot/address/start',
  '/uid-boot/mobile/remove',
  '/uid-boot/mobile/start',
  '/uid-boot/outside/link/start',
  '/uid-boot/outside/unlink',
  '/uid-boot/passkeys/remove',
  '/uid-boot/passkeys/start',
  '/uid-boot/recovery-codes/renew',
  '/uid-boot/sessions/end-all',
  '/uid-boot/set-password',
  '/uid-boot/totp/remove',
  '/uid-boot/totp/start',
];

test('what moves money, gives rights or opens an account asks who is there', () => {
  const endpoints = [...Object.values(api), ...Object.values(files)].flatMap((each) =>
    Object.values<Endpoint | FileEndpoint>(each),
  );
  const asking = endpoints.filter(({ stepUp }) => stepUp).map(({ path }) => path);
  expect(asking.toSorted()).toEqual(proven.toSorted());
});
