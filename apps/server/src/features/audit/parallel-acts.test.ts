import { listFailedMessages } from '@uid/contract/messages';
import { expect, test } from 'vitest';

import { newId } from '../../new-id.ts';
import { readConfig } from '../../read-config.ts';
import type { TestShop } from '../../testing/shop/test-shop.ts';
import { startTwoProcesses } from '../../testing/two-processes.ts';
import { buildStaff } from '../../testing/shop/build-staff.ts';
import { openDispatch } from '../shipments/testing/dispatch.ts';
import { checkChain } from './check-chain.ts';

const count = 100;

test('100 acts at once make one chain without gaps (G4)', async () => {
  await using shop = await openDispatch();
  const staff = await buildStaff(shop);
  const ask = () => shop.call(listFailedMessages, {}, staff);
  const answers = await Promise.all(Array.from({ length: count }, ask));
  expect(answers.filter(({ status }) => status !== 200)).toEqual([]);
  const { handle } = shop.deps.database;
  expect(await checkChain(handle)).toMatchObject({ seq: count, fault: undefined });
});

// Several processes can write only to PostgreSQL.
test.runIf(process.env.TEST_DATABASE_URL)(
  '100 acts at once, in two processes, make one chain without gaps (G4)',
  async () => {
    await using processes = await startTwoProcesses();
    const { here, elsewhere, database } = processes;
    const clock = { now: Date.now() };
    const config = readConfig({ SECRET_KEYS: Buffer.alloc(32, 7).toString('base64') });
    const deps = { config, database, newId, now: () => clock.now };
    const { token } = await buildStaff({ deps, clock } as TestShop);
    const answers = await Promise.all(
      Array.from({ length: count }, (_, each) =>
        (each % 2 === 0 ? here : elsewhere)(listFailedMessages, {}, token),
      ),
    );
    expect(answers.filter(({ status }) => status !== 200)).toEqual([]);
    expect(await checkChain(database.handle)).toMatchObject({ seq: count, fault: undefined });
  },
);
