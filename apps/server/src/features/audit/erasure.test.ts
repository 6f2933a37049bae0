import { decideRefund, requestRefund } from '@uid/contract/refunds';
import { expect, test } from 'vitest';

import { createTick, buildSession } from '../../testing/shop/test-shop.ts';
import { buildStaff } from '../../testing/shop/build-staff.ts';
import { openDispatch, paidOrder } from '../shipments/testing/dispatch.ts';
import { eraseAccountById } from '../identity/deletion/erase-account.ts';
import { checkChain } from './check-chain.ts';
import { detailsTime } from './jobs.ts';

const language = 'en';
const answer = 'As agreed with Mr Li on the telephone';

async function openDecided() {
  const shop = await openDispatch();
  const [buyer, staff] = [await buildSession(shop), await buildStaff(shop)];
  const no = await paidOrder(shop, buyer, { 'CARD-A': 1 });
  const input = { language, no, reason: 'other' } as const;
  const { id = '' } = (await shop.call(requestRefund, input, buyer)).result.requests[0] ?? {};
  await shop.call(decideRefund, { language, id, isApproved: true, answer }, staff);
  const { handle } = shop.deps.database;
  const read = () => handle.selectFrom('auditDetails').selectAll().execute();
  expect(await read()).toMatchObject([{ reason: answer, about: buyer.accountId }]);
  return { shop, buyer, handle, read };
}

test('erasing a person leaves the chain whole and what it says of them gone (G3)', async () => {
  const { shop, buyer, handle, read } = await openDecided();
  await using _ = shop;
  await shop.deps.database.transact((own) => eraseAccountById(own, buyer.accountId, shop.deps));
  expect(await read()).toEqual([]);
  expect(await handle.selectFrom('auditEntries').select('seq').execute()).toEqual([{ seq: 1 }]);
  expect(await checkChain(handle)).toMatchObject({ seq: 1, fault: undefined });
});

test('details end after three years, entries never', async () => {
  const { shop, handle, read } = await openDecided();
  await using _ = shop;
  const tick = createTick(shop, shop.rounds.money);
  shop.clock.now += detailsTime;
  await tick();
  expect(await read()).toHaveLength(1);
  shop.clock.now += 3_600_000;
  await tick();
  expect(await read()).toEqual([]);
  expect(await checkChain(handle)).toMatchObject({ seq: 1, fault: undefined });
});

test('details end however many have come to their end at once', async () => {
  const { shop, handle, read } = await openDecided();
  await using _ = shop;
  const many = Array.from({ length: 250 }, (__, at) => ({ seq: 100 + at, at, salt: '00' }));
  for (let at = 0; at < many.length; at += 100)
    await handle
      .insertInto('auditDetails')
      .values(many.slice(at, at + 100))
      .execute();
  shop.clock.now += 3_600_000;
  await createTick(shop, shop.rounds.money)();
  const kept = await read();
  expect(kept.map(({ seq }) => seq)).toEqual([1]);
});
