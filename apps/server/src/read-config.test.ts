import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { expect, test } from 'vitest';

import { createTrust } from './http/arrival.ts';
import { readConfig, variableNames } from './read-config.ts';

test('the table of settings in the README names every variable and no other', () => {
  const readme = readFileSync(join(import.meta.dirname, '../../../README.md'), 'utf8');
  const rows = readme.split('\n').filter((line) => line.startsWith('| `'));
  const named = [...rows.join().matchAll(/`([A-Z][A-Z0-9_]+)`/g)].map(([, name]) => name);
  expect(new Set(named)).toEqual(new Set(variableNames));
});

test.each([
  [
    { PORT: 'eighty' },
    'The environment variable PORT is not usable: Invalid input: expected number, received NaN.',
  ],
  [{ PUBLIC_ORIGIN: 'https://shop.example/path' }, 'PUBLIC_ORIGIN must be a scheme and host only'],
  [
    { PROCESSES: '2' },
    'PROCESSES is 2 and DATABASE_URL is not set: an SQLite database has one writer',
  ],
  [{ PROCESSES: 'auto' }, 'PROCESSES is auto and DATABASE_URL is not set'],
  [
    { PROCESSES: 'two' },
    'The environment variable PROCESSES is not usable: it has to be a number from 1 to 256, or auto.',
  ],
  [
    { DATABASE_URL: 'mysql://127.0.0.1/uid' },
    'DATABASE_URL is not usable: it has to be an address that begins with postgres:// or postgresql://.',
  ],
  [{ REDIS_URL: '127.0.0.1:6379' }, 'begins with redis:// or rediss://'],
  [{ SMTP_URL: 'smtp://127.0.0.1', MAIL_FROM: 'us' }, 'MAIL_FROM is not usable: it has to be an'],
  [{ PROCESSES: '0' }, 'The environment variable PROCESSES is not usable'],
  [{ TRUSTED_PROXIES: '10.0.0.1,here' }, 'TRUSTED_PROXIES holds "here"'],
  [{ TRUSTED_PROXIES: '10.0.0.0/33' }, 'TRUSTED_PROXIES holds "10.0.0.0/33"'],
  [{ TRUSTED_PROXIES: '10.0.0.0/' }, 'TRUSTED_PROXIES holds "10.0.0.0/"'],
  [{ TRUSTED_PROXIES: '::1,fd00::/x' }, 'TRUSTED_PROXIES holds "fd00::/x"'],
  [
    { S3_ACCESS_KEY: 'a', S3_SECRET_KEY: 'b' },
    'S3_ACCESS_KEY or S3_SECRET_KEY is set and S3_URL is not',
  ],
  [
    { BACKUP_S3_SECRET_KEY: 'b' },
    'BACKUP_S3_ACCESS_KEY or BACKUP_S3_SECRET_KEY is set and BACKUP_S3_URL is not',
  ],
])('refuses %o with a sentence', (environment, sentence) => {
  expect(() => readConfig(environment)).toThrow(sentence);
});

test('times that are set in fractions are whole milliseconds, at least one', () => {
  const { unpaidTime, identity, paymentMethods } = readConfig({
    UNPAID_MINUTES: '1.0001',
    SESSION_HOURS: '0.7',
    SESSION_IDLE_MINUTES: '0.000001',
    KEYLESS_SESSION_MINUTES: '0.3333333',
    PASSWORD_MAX_AGE_DAYS: '0.7',
    PASSWORD_MIN_AGE_HOURS: '0.0000001',
    PAYMENT_METHODS: 'bank-transfer',
    TRANSFER_HOLDER: 'UID',
    TRANSFER_BANK: 'Bank',
    TRANSFER_ACCOUNT: '1234567',
    TRANSFER_HOURS: '0.7',
  });
  expect({ unpaidTime, ...identity, transfer: paymentMethods.get('bank-transfer') }).toMatchObject({
    unpaidTime: 60_006,
    sessionTime: 2_520_000,
    sessionIdleTime: 1,
    keylessSessionTime: 20_000,
    passwordMaxAge: 60_480_000,
    passwordMinAge: 1,
    transfer: { payableTime: 2_520_000 },
  });
  const { backups } = readConfig({ BACKUP_DIR: '/backups', BACKUP_HOURS: '0.3333333' });
  expect(backups?.every).toBe(1_200_000);
  expect(readConfig({ PASSWORD_MIN_AGE_HOURS: '0' }).identity.passwordMinAge).toBe(0);
});

test('believes proxies by address and by range', () => {
  const trustedProxies = ['10.0.0.1', '10.0.0.0/8', '10.0.0.0/255.0.0.0', '::1', 'fd00::/128'];
  const config = readConfig({ TRUSTED_PROXIES: trustedProxies.join(', ') });
  expect(config.trustedProxies).toEqual(trustedProxies);
  expect(createTrust(config.trustedProxies)).toBeTypeOf('function');
});
