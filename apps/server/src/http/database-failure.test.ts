import { expect, test } from 'vitest';

import { isRefusedWrite, isUnreachableDatabase } from './database-failure.ts';

const failed = (code: string, facts: object = {}) =>
  Object.assign(new Error('failed'), { code, ...facts });

test.each(['ENOSPC', 'EDQUOT', 'EROFS', '25006', '53100', '58030', 'TRANSACTION_GIVEN_UP'])(
  'what fails with %s could not be written, and the database is there',
  (code) => {
    expect([isRefusedWrite(failed(code)), isUnreachableDatabase(failed(code))]).toEqual([
      true,
      false,
    ]);
  },
);

test.each([8, 10, 13, 14, 10 + 3 * 256])(
  'what SQLite refuses with %i could not be written',
  (errcode) => {
    expect(isRefusedWrite(failed('ERR_SQLITE_ERROR', { errcode }))).toBe(true);
  },
);

test.each([
  'ECONNREFUSED',
  'ETIMEDOUT',
  'DATABASE_AWAY',
  'DATABASE_BUSY',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
  '57P01',
  '57P02',
  '57P03',
  '53300',
])('what fails with %s did not reach the database', (code) => {
  expect([isRefusedWrite(failed(code)), isUnreachableDatabase(failed(code))]).toEqual([
    false,
    true,
  ]);
});

test.each([
  'Connection terminated unexpectedly',
  'timeout exceeded when trying to connect',
  'Query read timeout',
  'Client has encountered a connection error and is not queryable',
  'Client was closed and is not queryable',
])('where the driver says "%s" the database was not reached', (message) => {
  expect(isUnreachableDatabase(new Error(message))).toBe(true);
});

test.each([5, 5 + 256])(
  'what SQLite keeps waiting for too long (%i) did not reach it',
  (errcode) => {
    const cause = failed('ERR_SQLITE_ERROR', { errcode });
    expect([isRefusedWrite(cause), isUnreachableDatabase(cause)]).toEqual([false, true]);
  },
);

test.each([failed('23505'), failed('ERR_SQLITE_ERROR', { errcode: 19 }), new Error('failed')])(
  'what breaks a rule is neither: %o',
  (cause) => {
    expect([isRefusedWrite(cause), isUnreachableDatabase(cause)]).toEqual([false, false]);
  },
);
