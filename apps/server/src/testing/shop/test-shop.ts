import { addToCart } from '@uid/contract/cart';
import type { CatalogueItem } from '@uid/contract/content';
import { getCheckout, placeOrder } from '@uid/contract/orders';
import { startPayment } from '@uid/contract/payments';
import type { Payment } from '@uid/contract/payments';
import type { InputOf } from '@uid/contract/endpoint';
import { expect } from 'vitest';

import { insertAccount, insertSession } from '../insert-account.ts';
import { createTestApp } from '../test-app.ts';
import type { Answer } from '../call-endpoint.ts';
import type { TestApp } from '../test-app.ts';
import { addNewItems } from '../../features/catalogue/seed-catalogue.ts';
import { hashPassword } from '../../features/identity/passwords/password-hash.ts';
import { createJobRunner } from '../../features/jobs/create-job-runner.ts';
import type { Job } from '../../job.ts';
import type { Outcome } from '../../features/sandbox-pay/choose-outcome.ts';
import { expectSoundBooks } from './sound-books.ts';

/** A server with a catalogue for tests; when it closes, its books are checked. */
export interface TestShop extends TestApp {
  /** Runs one round of the payment jobs. */
  tick: Tick;
}

/** Runs one round of jobs; another tick acts as another process. */
export type Tick = () => Promise<void>;

export function createTick({ deps, app }: TestApp, jobs: Job[]): Tick {
  const onFailure = (cause: unknown, job: string) => app.log.error({ err: cause, job });
  const runJobs = createJobRunner(deps, { onFailure });
  return () => runJobs(jobs);
}

export interface Buyer {
  accountId: string;
  token: string;
}

export const testAddress = {
  recipient: '收件人',
  phone: '+86 10 0000 0000',
  province: '北京市',
  city: '北京市',
  district: '海淀区',
  street: '测试路 1 号',
};

export async function openShop(
  options: Parameters<typeof createTestApp>[0] & { items?: CatalogueItem[] } = {},
): Promise<TestShop> {
  const { items = testItems, ...rest } = options;
  const test = await createTestApp(rest);
  await addNewItems(test.deps, items, { products: testProducts, isPublic: false });
  return {
    ...test,
    tick: createTick(test, test.rounds.money),
    async [Symbol.asyncDispose]() {
      await expectSoundBooks(test.deps.database.handle);
      await test[Symbol.asyncDispose]();
    },
  };
}

let buyers = 0;
const passwordHash = hashPassword('a buyer never types this');

/** Creates a customer with a session, without a registration. */
export async function buildSession({ deps }: TestApp): Promise<Buyer> {
  buyers += 1;
  const email = `shop-buyer-${buyers}@example.com`;
  const accountId = await insertAccount(deps, { email, passwordHash: await passwordHash });
  return { accountId, token: await insertSession(deps, accountId) };
}

export async function fillCart(
  shop: TestShop,
  { token }: Buyer,
  pieces: Record<string, number>,
): Promise<void> {
  for (const [sku, quantity] of Object.entries(pieces)) {
    const { success } = await shop.call(addToCart, { language: 'en', sku, quantity }, { token });
    expect(success).toBe(true);
  }
}

type Placed = Answer<{ no: string }>;
type PlaceChange = Partial<InputOf<typeof placeOrder>>;

/** Places an order with what the buyer sees now. */
export async function placeCart(
  shop: TestShop,
  { token }: Buyer,
  { key, ...change }: PlaceChange & { key?: string } = {},
): Promise<Placed> {
  const { result } = await shop.call(getCheckout, { language: 'en' }, { token });
  const { seen } = result;
  return shop.call(
    placeOrder,
    { language: 'en', seen, address: testAddress, agreement: true, ...change },
    { token, ...(key && { headers: { 'idempotency-key': key } }) },
  );
}

/** Fills the cart, places the order, and returns the order's number. */
export async function orderOf(
  shop: TestShop,
  buyer: Buyer,
  pieces: Record<string, number>,
): Promise<string> {
  await fillCart(shop, buyer, pieces);
  const { status, result } = await placeCart(shop, buyer);
  expect(status).toBe(200);
  return result.no;
}

/** The address of the payment page, as a link or a code shows it; undefined if no payment is open. */
export function payUrlOf({ attempt }: Pick<Payment, 'attempt'>): string | undefined {
  const stage = attempt?.stage;
  return stage && 'url' in stage ? stage.url : undefined;
}

/** Starts a payment and returns the number of its charge at the stand-in company. */
export async function startCharge(shop: TestShop, { token }: Buyer, no: string): Promise<string> {
  const { result } = await shop.call(
    startPayment,
    { language: 'en', no, method: 'sandbox' },
    { token },
  );
  return new URL(payUrlOf(result) ?? '').searchParams.get('charge') ?? '';
}

/** Decides a payment on the company's page, as the payer's browser would. */
export async function choose(shop: TestShop, charge: string, outcome: Outcome): Promise<number> {
  const { statusCode } = await shop.app.inject({
    method: 'POST',
    url: '/sandbox-pay',
    payload: new URLSearchParams({ charge, outcome }).toString(),
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      'sec-fetch-site': 'same-origin',
    },
  });
  return statusCode;
}

export async function pay(shop: TestShop, buyer: Buyer, no: string): Promise<void> {
  await choose(shop, await startCharge(shop, buyer, no), 'pay');
  await shop.tick();
}

const testProducts: Parameters<typeof addNewItems>[2]['products'] = [
  {
    slug: 'safety-sim-card',
    group: 'card',
    drawing: 'sim',
    text: { zh: { name: '安全卡' }, en: { name: 'Secure SIM' } },
  },
  {
    slug: 'sdp',
    group: 'software',
    drawing: 'data-centre',
    text: { zh: { name: '边界' }, en: { name: 'SDP' } },
  },
];

/** CARD-A is cheap and shipped, CARD-B is scarce, CARD-C is sold out, LICENCE needs no parcel. */
export const testItems: CatalogueItem[] = [
  {
    id: 'card',
    product: 'safety-sim-card',
    position: 1,
    delivery: 'shipped',
    text: {
      zh: { name: '卡', summary: '一张卡', unit: '张', includes: ['卡片', '信封'] },
      en: { name: 'Card', summary: 'One card', unit: 'card', includes: ['Card', 'Envelope'] },
    },
    variants: [
      { sku: 'CARD-A', name: { zh: '甲', en: 'A' }, priceFen: 6_800, stock: 1_000, leadDays: 2 },
      { sku: 'CARD-B', name: { zh: '乙', en: 'B' }, priceFen: 38_800, stock: 5, leadDays: 5 },
      { sku: 'CARD-C', name: { zh: '丙', en: 'C' }, priceFen: 9_900, stock: 0, leadDays: 9 },
    ],
  },
  {
    id: 'licence',
    product: 'sdp',
    position: 2,
    delivery: 'licence',
    text: {
      zh: { name: '许可', summary: '一年许可', unit: '年', includes: ['软件', '更新'] },
      en: {
        name: 'Licence',
        summary: 'For a year',
        unit: 'year',
        includes: ['Software', 'Updates'],
      },
    },
    variants: [
      {
        sku: 'LICENCE',
        name: { zh: '标准', en: 'Standard' },
        priceFen: 980_000,
        stock: 99,
        leadDays: 0,
      },
    ],
  },
];
