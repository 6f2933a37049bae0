import * as catalogue from '@uid/contract/catalogue';
import * as contents from '@uid/contract/contents';
import { getCart } from '@uid/contract/cart';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';

import { countRouted } from '../testing/count-routed.ts';
import { setPrice, withdraw } from '../testing/shop/change-catalogue.ts';
import { comparable, readOverSocket } from '../testing/read-over-socket.ts';
import type { Ask } from '../testing/read-over-socket.ts';
import { openShop } from '../testing/shop/test-shop.ts';
import { seedSite } from '../testing/seed-site.ts';
import { createReadyCalls } from './ready-calls.ts';

/** A listening shop; `routed` counts the requests from outside that Fastify routed. */
async function openListening() {
  const lines: Record<string, unknown>[] = [];
  const shop = await openShop({
    environment: { PUBLIC_ORIGIN: 'https://www.example.com', LOG_LEVEL: 'info' },
    logLines: { write: (line) => void lines.push(JSON.parse(line) as Record<string, unknown>) },
  });
  await seedSite(shop.deps);
  const state = countRouted(shop.app);
  await shop.app.listen({ port: 0, host: '127.0.0.1' });
  lines.length = 0;
  const { port } = shop.app.server.address() as AddressInfo;
  const read = (path: string, asked: Ask = {}) => readOverSocket(port, path, asked);
  return { ...shop, lines, state, read };
}

const item = `${catalogue.getItem.path}?language=en&id=card`;
const shared = [
  `${catalogue.listItems.path}?language=zh`,
  `${catalogue.listItems.path}?language=en&sort=price-asc&inStock=true`,
  catalogue.listLowestPrices.path,
  item,
  `${contents.getCompany.path}?language=zh`,
  `${contents.getNavigation.path}?language=en`,
  `${contents.listProducts.path}?language=zh`,
  `${contents.listSolutions.path}?language=en&utm_source=x`,
];

test('I1: a shared answer that is asked for again leaves with the same headers and bytes, and is not routed', async () => {
  await using shop = await openListening();
  for (const url of shared) {
    const routed = comparable(await shop.read(url));
    expect(routed, url).toMatchObject({ status: 200, headers: { 'cache-control': 'no-store' } });
    const before = shop.state.routed;
    const ready = await shop.read(url, { headers: { 'x-access-token': 'nobody' } });
    expect(comparable(ready), url).toEqual(routed);
    expect(shop.state.routed, url).toBe(before);
    await expect
      .poll(() => shop.lines.find(({ reqId }) => reqId === ready.headers['x-request-id']))
      .toMatchObject({ req: { method: 'GET' }, res: { status: 200 } });
  }
});

test('I1: of a shared answer prices and stock are never old, and what is gone is gone', async () => {
  await using shop = await openListening();
  const priceOf = async () => {
    const { status, bytes } = await shop.read(item);
    const { result } = JSON.parse(bytes.toString()) as {
      result: { variants?: { sku: string; priceFen: number }[] };
    };
    return [status, result.variants?.find(({ sku }) => sku === 'CARD-A')?.priceFen];
  };
  expect(await priceOf()).toEqual([200, 6_800]);
  expect(await priceOf()).toEqual([200, 6_800]);
  await setPrice(shop, 'CARD-A', 7_000);
  const { routed } = shop.state;
  expect(await priceOf()).toEqual([200, 7_000]);
  expect(shop.state.routed).toBe(routed);
  for (const sku of ['CARD-A', 'CARD-B', 'CARD-C']) await withdraw(shop, sku);
  expect((await shop.read(item)).status).toBe(404);
  expect(shop.state.routed).toBe(routed + 1);
});

test('what is refused, sent along, asked by another method or somebody’s own is routed each time', async () => {
  await using shop = await openListening();
  await shop.read(item);
  const asked: [path: string, ask: Ask, status: number][] = [
    [`${catalogue.getItem.path}?language=en&id=nothing`, {}, 404],
    [`${catalogue.getItem.path}?language=en`, {}, 400],
    [item, { headers: { 'content-length': '0' } }, 200],
    [item, { method: 'HEAD' }, 405],
    [item, { method: 'POST' }, 405],
    [item, { headers: { host: 'a b' } }, 400],
    [`${getCart.path}?language=en`, {}, 200],
  ];
  for (const [path, ask, status] of asked) {
    const { routed } = shop.state;
    for (const time of [1, 2]) {
      expect((await shop.read(path, ask)).status, `${path} ${time}`).toBe(status);
      expect(shop.state.routed, path).toBe(routed + time);
    }
  }
});

test('a server that stops says so with a shared answer, too', async () => {
  let isStopping = false;
  await using shop = await openShop({ isStopping: () => isStopping });
  await shop.app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = shop.app.server.address() as AddressInfo;
  const read = () => readOverSocket(port, item, { headers: { host: `127.0.0.1:${port}` } });
  await read();
  isStopping = true;
  expect((await read()).headers.connection).toBe('close');
});

test('of the addresses noted longest ago some make room, and very long ones are not noted', () => {
  const calls = createReadyCalls();
  const call = { route: '/', answer: async () => '' };
  for (let number = 0; number <= 500; number += 1) calls.note(`/${number}`, call);
  const find = (url: string) => calls.find({ raw: { method: 'GET' }, url } as never);
  expect([find('/0'), find('/1'), find('/500')]).toEqual([undefined, call, call]);
  const long = `/?${'x'.repeat(500)}`;
  calls.note(long, call);
  expect(find(long)).toBeUndefined();
});
