import { expect, test } from 'vitest';

import * as constants from './constants.ts';

/** The values are repeated here, because other tests use the constants and so would not notice a changed value. */
const specified = {
  successCode: 200,
  sessionInvalidCode: 401,
  passwordExpiredMessage: '密码已过期!',
  requestTimeout: 10_000,
  maxItemQuantity: 12,
  initialCartCount: 0,
  pageSize: 10,
  refreshOnFocusWindow: 5_000,
  cacheTime: 300_000,
  loadMoreThreshold: 100,
  notificationDuration: 3_000,
  notificationTop: 8,
  chunkLoadTimeout: 120_000,
  storagePrefix: 'uid-front',
  xsrfCookie: 'XSRF-TOKEN',
  xsrfHeader: 'X-XSRF-TOKEN',
  accessTokenHeader: 'X-Access-Token',
  apiPrefix: '/api',
  bootPrefix: '/uid-boot',
  rootContainerId: 'root-master',
};

test('the constants of the specification have its values', () => {
  expect(constants).toMatchObject(specified);
});
