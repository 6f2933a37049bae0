import { expect, test } from 'vitest';

import { ConfigError } from '../../config-error.ts';
import { readConfig } from '../../read-config.ts';

test.each([
  ['nothing is configured', {}, true],
  ['it is switched off', { SANDBOX_SHIPS_ITSELF: 'off' }, false],
  ['a real carrier is offered', { CARRIERS: 'sandbox,ems' }, false],
  ['a real carrier is offered and it is asked for', carriersAnd('on'), true],
])('whether paid orders leave by themselves where %s', (_name, environment, expected) => {
  expect(readConfig(environment).shipsItself).toBe(expected);
});

function carriersAnd(value: string) {
  return { CARRIERS: 'sandbox,ems', SANDBOX_SHIPS_ITSELF: value };
}

test('an unknown carrier, or a dispatcher without the stand-in, refuses to start', () => {
  expect(() => readConfig({ CARRIERS: 'pigeon' })).toThrow(ConfigError);
  expect(() => readConfig({ CARRIERS: 'ems', SANDBOX_SHIPS_ITSELF: 'on' })).toThrow(
    'needs the carrier sandbox',
  );
  expect(() => readConfig({ SANDBOX_SHIPS_ITSELF: 'perhaps' })).toThrow(ConfigError);
});
