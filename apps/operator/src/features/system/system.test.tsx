// @vitest-environment happy-dom
import { getSystem } from '@uid/contract/system';
import type { OutputOf } from '@uid/contract/endpoint';
import { success } from '@uid/forms/testing/fake-server';
import { expect, test } from 'vitest';

import { openTestConsole, staffWith } from '../../testing/open-console.tsx';

const system: OutputOf<typeof getSystem> = {
  version: '0.1.0',
  node: '26.10.0',
  process: { startedAt: 1, memory: 150 * 2 ** 20, count: 2 },
  database: {
    engine: 'postgres',
    version: '17.2',
    size: 3 * 2 ** 30,
    migration: '0083',
    missing: 0,
  },
  backups: { every: 86_400_000, count: 3, keep: 14 },
  twoPersons: 'off',
  settings: [
    { name: 'PORT', isSet: false, value: '8000' },
    { name: 'SECRET_KEYS', isSet: true },
    { name: 'SMTP_URL', isSet: false },
  ],
  findings: [
    { name: 'clock', state: 'ok', sentence: 'The clock goes right.' },
    { name: 'backups', state: 'fail', sentence: 'There is no backup.' },
  ],
};

test('the system is told with what has to be mended first, and a secret as set or not', async () => {
  const app = await openTestConsole('/system', {
    who: staffWith('administrator'),
    script: (server) => server.on(getSystem, success(system)),
  });
  await app.shows('PostgreSQL 17.2');
  expect(app.text()).toMatch(/150 MB.*Off \(TWO_PERSONS=off/);
  expect(app.text()).toContain('3 GB');
  // Times are in the shop's time zone, wherever the reader is.
  expect(app.text()).toContain('1 Jan 1970, 08:00');
  expect(app.text()).toMatch(/There is no backup\..*The clock goes right\./);
  const rows = [...app.container.querySelectorAll('tbody tr')].map((row) => row.textContent);
  expect(rows).toEqual([
    'PORT8000Default',
    'SECRET_KEYSSet, not shownSet',
    'SMTP_URLNot setDefault',
  ]);
});
