import * as contract from '@uid/contract/identity';
import { expect, test } from 'vitest';

import { createTestApp } from '../../../testing/test-app.ts';
import type { TestApp } from '../../../testing/test-app.ts';
import { accountOwner, guestOwner } from '../../cart/owner-key.ts';
import { asGuest, guestToken } from '../testing/as-guest.ts';
import {
  goodPassword,
  accountIdOf,
  newEmail,
  otherPassword,
  registerBuyer,
  requestCode,
} from '../testing/test-account.ts';

/** Puts two pieces into a guest's cart. */
async function fillCart({ deps }: TestApp): Promise<void> {
  const { handle } = deps.database;
  const texts = { names: '{}', position: 1 };
  await handle
    .insertInto('items')
    .values({
      id: 'item',
      product: 'sdp',
      productGroup: 'software',
      drawing: 'laptop',
      position: 1,
      delivery: 'licence',
      texts: '{}',
      searchText: '',
    })
    .execute();
  await handle
    .insertInto('variants')
    .values({
      ...texts,
      sku: 'A',
      itemId: 'item',
      priceFen: 1,
      stock: 9,
      leadDays: 0,
      isWithdrawn: 0,
    })
    .execute();
  await handle
    .insertInto('cartLines')
    .values({
      owner: guestOwner(guestToken),
      sku: 'A',
      quantity: 2,
      isSelected: 1,
      seenPriceFen: 1,
      updatedAt: 1,
    })
    .execute();
}

async function ownersOf({ deps }: TestApp): Promise<string[]> {
  const rows = await deps.database.handle.selectFrom('cartLines').select('owner').execute();
  return rows.map(({ owner }) => owner);
}

test('a login takes the guest’s cart along and ends the guest', async () => {
  await using server = await createTestApp();
  const { email } = await registerBuyer(server);
  await fillCart(server);
  const answer = await server.call(contract.login, { email, password: goodPassword }, asGuest);
  expect(answer.cookies).toMatchObject({ 'uid-guest': '', 'XSRF-TOKEN': '' });
  expect(await ownersOf(server)).toEqual([accountOwner(await accountIdOf(server, email))]);
});

test('so does a registration', async () => {
  await using server = await createTestApp();
  await fillCart(server);
  const email = newEmail();
  const proof = await requestCode(server, 'registration', email);
  const input = { email, ...proof, password: goodPassword };
  const answer = await server.call(contract.register, input, asGuest);
  expect(answer.cookies).toMatchObject({ 'uid-guest': '', 'XSRF-TOKEN': '' });
  expect(await ownersOf(server)).toEqual([accountOwner(await accountIdOf(server, email))]);
});

test('a login that fails leaves the guest’s cart alone', async () => {
  await using server = await createTestApp();
  const { email } = await registerBuyer(server);
  await fillCart(server);
  const answer = await server.call(contract.login, { email, password: otherPassword }, asGuest);
  expect(answer.cookies).toEqual({});
  expect(await ownersOf(server)).toEqual([guestOwner(guestToken)]);
});

test('a guest cookie without its XSRF pair proves no cart', async () => {
  await using server = await createTestApp();
  const { email } = await registerBuyer(server);
  await fillCart(server);
  await server.call(
    contract.login,
    { email, password: goodPassword },
    { cookies: asGuest.cookies },
  );
  expect(await ownersOf(server)).toEqual([guestOwner(guestToken)]);
});
