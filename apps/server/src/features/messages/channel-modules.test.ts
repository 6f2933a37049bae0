import { join } from 'node:path';

import { expect, test } from 'vitest';

import { missingSuite } from '../../testing/missing-suite.ts';
import { channelModules } from './channel-modules.ts';

test('no two channels share a code or a job', () => {
  const names = channelModules.flatMap(({ code, job }) => [code, job]);
  expect(names).toHaveLength(new Set(names).size);
});

test.each(channelModules)('$code is held to what every channel keeps', ({ code }) => {
  expect(missingSuite(join(import.meta.dirname, code), 'channelSuite')).toBeUndefined();
});
