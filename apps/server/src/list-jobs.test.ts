import { once } from 'node:events';
import { createServer } from 'node:net';
import type { AddressInfo, Socket } from 'node:net';

import { addToCart } from '@uid/contract/cart';
import { expect, onTestFinished, test } from 'vitest';

import { watchIntegrity } from './database/integrity-watch.ts';
import { jobNamesOf } from './features/jobs/job-names-of.ts';
import { queueMail } from './features/messages/mail/queue-mail.ts';
import { queueText } from './features/messages/sms/queue-text.ts';
import { createTestApp } from './testing/test-app.ts';
import { openTestDatabase } from './testing/test-database.ts';
import {
  buildSession,
  createTick,
  fillCart,
  openShop,
  orderOf,
  pay,
  placeCart,
} from './testing/shop/test-shop.ts';

const hour = 60 * 60_000;
const day = 24 * hour;

test('a key that no longer counts is forgotten, a fresh one is kept', async () => {
  await using shop = await openShop();
  const buyer = await buildSession(shop);
  for (const key of ['key-0001', 'key-0002']) {
    await fillCart(shop, buyer, { LICENCE: 1 });
    await placeCart(shop, buyer, { key });
    shop.clock.now += 13 * hour;
  }
  await shop.tick();
  const keys = await shop.deps.database.handle
    .selectFrom('idempotencyKeys')
    .select('key')
    .execute();
  expect(keys).toEqual([{ key: 'key-0002' }]);
});

test('a guest’s cart is forgotten when its cookie is over; an account’s stays', async () => {
  await using shop = await openShop();
  const buyer = await buildSession(shop);
  await fillCart(shop, buyer, { LICENCE: 1 });
  await shop.call(addToCart, { language: 'en', sku: 'CARD-A', quantity: 1 });
  shop.clock.now += 89 * day;
  await shop.call(addToCart, { language: 'en', sku: 'CARD-B', quantity: 1 });
  shop.clock.now += day + 1;
  await shop.tick();
  const lines = await shop.deps.database.handle
    .selectFrom('cartLines')
    .select('sku')
    .orderBy('sku')
    .execute();
  expect(lines.map(({ sku }) => sku)).toEqual(['CARD-B', 'LICENCE']);
});

test('a step that fails keeps no later step from happening', async () => {
  await using real = await openTestDatabase();
  await using shop = await openShop({ database: real });
  const buyer = await buildSession(shop);
  await orderOf(shop, buyer, { LICENCE: 1 });
  await real.handle.schema.dropTable('sandboxDeliveries').execute();
  shop.clock.now += hour;
  await shop.tick();
  const orders = await real.handle.selectFrom('orders').select('state').execute();
  expect(orders).toEqual([{ state: 'cancelled' }]);
});

test('orders end while a company takes its time to say what was ever paid', async () => {
  await using shop = await openShop();
  const { providers } = shop.payments;
  const buyer = await buildSession(shop);
  await pay(shop, buyer, await orderOf(shop, buyer, { LICENCE: 1 }));
  const no = await orderOf(shop, buyer, { LICENCE: 1 });
  const company = providers.get('sandbox')!;
  const asked = Promise.withResolvers<void>();
  const answer = Promise.withResolvers<void>();
  providers.set('sandbox', {
    ...company,
    async query(reference) {
      asked.resolve();
      await answer.promise;
      return company.query(reference);
    },
  });
  shop.clock.now += 2 * day;
  const { money, ...others } = shop.rounds;
  const round = createTick(shop, money)();
  await Promise.race([round, asked.promise]);
  const order = shop.deps.database.handle.selectFrom('orders').select('state').where('no', '=', no);
  expect(await order.executeTakeFirst()).toEqual({ state: 'cancelled' });
  const rest = Object.values(others).map((jobs) => createTick(shop, jobs)());
  await asked.promise;
  answer.resolve();
  await Promise.all([round, ...rest]);
});

test('a code is texted while a mail server takes its time', async () => {
  const server = createServer().listen(0, '127.0.0.1');
  onTestFinished(() => void server.close());
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const environment = { SMTP_URL: `smtp://127.0.0.1:${port}`, MAIL_FROM: 'shop@example.com' };
  await using site = await createTestApp({ environment });
  const { database, now } = site.deps;
  const code = { template: 'code', language: 'en', value: '123456' } as const;
  await queueMail(database.handle, { recipient: 'a@b.cn', subject: 's', text: 't' }, site.deps);
  const text = { ...code, recipient: '+8613800138000', expiresAt: now() + hour };
  await queueText(database.handle, text, site.deps);
  const connected = once(server, 'connection') as Promise<[Socket]>;
  const rounds = Object.values(site.rounds).map((jobs) => createTick(site, jobs)());
  const [socket] = await connected;
  const texts = database.handle.selectFrom('mails').select('state').where('channel', '=', 'sms');
  // The job gives the mail server ten seconds to say something.
  const patience = { timeout: 9_000 };
  await expect.poll(() => texts.execute(), patience).toEqual([{ state: 'captured' }]);
  socket.destroy();
  await Promise.all(rounds);
});

test.each<[string, Record<string, string>]>([
  ['a site of the stand-ins', { SANDBOX_SHIPS_ITSELF: 'on', BACKUP_DIR: '/nonexistent' }],
  [
    'a site without them',
    {
      PAYMENT_METHODS: 'bank-transfer',
      TRANSFER_HOLDER: 'Example',
      TRANSFER_BANK: 'Bank',
      TRANSFER_ACCOUNT: '12345',
      CARRIERS: 'ems',
    },
  ],
])('of %s exactly those jobs are looked after that it does', async (_site, environment) => {
  const integrity = watchIntegrity('/nonexistent', Date.now);
  await using site = await createTestApp({ environment, integrity });
  const done = Object.values(site.rounds)
    .flat()
    .map(({ name }) => name);
  expect(new Set<string>(jobNamesOf(site.deps.config))).toEqual(new Set(done));
});
