import { expect, test } from 'vitest';

import { readConfig } from '../read-config.ts';
import { refuseUnsafeSettings } from './settings-checks.ts';

const start = (environment: Record<string, string>) => () =>
  refuseUnsafeSettings(readConfig(environment));

const complete = {
  PUBLIC_ORIGIN: 'https://www.example.com',
  TRUSTED_PROXIES: '127.0.0.1',
  PAYMENT_METHODS: 'sandbox',
  CARRIERS: 'sandbox',
};

test.each([
  ['a public origin', { PUBLIC_ORIGIN: 'https://www.example.com' }],
  ['a public origin at this machine', { PUBLIC_ORIGIN: 'http://localhost:8000' }],
  ['a host that is not loopback', { HOST: '0.0.0.0' }],
  ['a host of every address', { HOST: '::' }],
  ['NODE_ENV=production', { NODE_ENV: 'production' }],
])('%s alone is refused, with a sentence for each thing left out', (_name, environment) => {
  expect(start(environment)).toThrow(/PAYMENT_METHODS[^]*\n[^]*CARRIERS[^]*\n[^]*TRUSTED_PROXIES/);
});

test.each(['TRUSTED_PROXIES', 'PAYMENT_METHODS', 'CARRIERS'])(
  'a public site without %s is refused, and only for that',
  (name) => {
    const rest = Object.fromEntries(Object.entries(complete).filter(([each]) => each !== name));
    expect(start(rest)).toThrow(new RegExp(`^The site is public and ${name} is not set[^\\n]*$`));
    expect(start({ ...complete, [name]: '' })).toThrow(name);
  },
);

test('a public site with everything named starts, stand-ins included', () => {
  expect(start(complete)).not.toThrow();
  expect(start({ ...complete, TRUSTED_PROXIES: 'none' })).not.toThrow();
});

test.each<Record<string, string>>([
  {},
  { HOST: 'localhost' },
  { HOST: '::1' },
  { NODE_ENV: 'development' },
])('a site of this machine, with %o, starts with nothing named', (environment) => {
  expect(start(environment)).not.toThrow();
});

test('proxies without a public address are refused: nobody behind them would be answered', () => {
  expect(start({ TRUSTED_PROXIES: '127.0.0.1' })).toThrow('Set PUBLIC_ORIGIN');
});
