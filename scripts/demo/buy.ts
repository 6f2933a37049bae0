import { addToCart } from '@uid/contract/cart';
import type { Address } from '@uid/contract/orders';
import { cancelOrder, getCheckout, getOrder, placeOrder } from '@uid/contract/orders';
import { startPayment } from '@uid/contract/payments';

import { minute } from '../../apps/server/src/job.ts';
import type { Customer } from './people.ts';
import type { World } from './world.ts';

/** The items that customers buy, popular ones several times, each with the largest quantity of one order. */
const weightedItems: WeightedItem[] = [
  ...many(5, { sku: 'SIM-3FF-10', maxQuantity: 4 }),
  ...many(3, { sku: 'SIM-M2M-10', maxQuantity: 3 }),
  ...many(2, { sku: 'SSIM-128', maxQuantity: 2 }),
  ...many(3, { sku: 'MOD-SPI', maxQuantity: 4 }),
  ...many(3, { sku: 'MOD-USB', maxQuantity: 3 }),
  ...many(2, { sku: 'SDP-50', maxQuantity: 1 }),
  ...many(2, { sku: 'TMSDK-STD', maxQuantity: 2 }),
  ...many(2, { sku: 'AGV-1000', maxQuantity: 1 }),
  { sku: 'SIMKIT-5', maxQuantity: 1 },
  { sku: 'MODKIT-1', maxQuantity: 1 },
  { sku: 'BGW-200', maxQuantity: 1 },
  { sku: 'SOS-1', maxQuantity: 3 },
  { sku: 'ITLS-1', maxQuantity: 2 },
  { sku: 'TMC-1', maxQuantity: 2 },
  { sku: 'SHIELD-1K', maxQuantity: 1 },
];

interface WeightedItem {
  sku: string;
  maxQuantity: number;
}

const districts = [
  ['北京市', '北京市', '海淀区'],
  ['上海市', '上海市', '浦东新区'],
  ['广东省', '深圳市', '南山区'],
  ['浙江省', '杭州市', '滨江区'],
  ['四川省', '成都市', '高新区'],
  ['湖北省', '武汉市', '洪山区'],
] as const;

/** A bank transfer that a customer has sent. */
export interface Transfer {
  no: string;
  amountFen: number;
}

export type Way = 'pay' | 'leave' | 'cancel' | 'transfer';

interface Wanted {
  sku: string;
  quantity: number;
}

/** Orders through the cart, and pays. Returns undefined if the chosen items are sold out. */
export async function buy(world: World, customer: Customer, way: Way): Promise<string | undefined> {
  const { dice } = world;
  const wanted = Array.from({ length: dice.happens(0.3) ? 2 : 1 }, () => {
    const { sku, maxQuantity } = dice.pick(weightedItems);
    return { sku, quantity: 1 + dice.below(maxQuantity) };
  });
  return order(world, customer, { wanted, way });
}

/** Orders these items. Returns undefined if they are sold out. */
export async function order(
  world: World,
  customer: Customer,
  { wanted, way }: { wanted: Wanted[]; way: Way },
): Promise<string | undefined> {
  const { call, insist, clock } = world;
  const { language, token } = customer;
  for (const each of wanted) await call(addToCart, { language, ...each }, token);
  const { seen, lines, needsAddress } = await insist(getCheckout, { language }, token);
  if (lines.length === 0) return undefined;
  const address = needsAddress ? { address: addressOf(customer) } : {};
  const placed = { language, seen, ...address, agreement: true as const };
  const { no } = await insist(placeOrder, { ...placed, invoice: invoiceOf(customer) }, token);
  clock.now += 2 * minute;
  if (way === 'cancel') await insist(cancelOrder, { language, no, reason: 'changed-mind' }, token);
  if (way === 'pay') await pay(world, customer, no);
  return no;
}

/** Pays on the page of the sandbox payment company. */
async function pay(world: World, { language, token }: Customer, no: string): Promise<void> {
  const { attempt } = await world.insist(startPayment, { language, no, method: 'sandbox' }, token);
  const url = attempt?.stage && 'url' in attempt.stage ? attempt.stage.url : '';
  const charge = new URL(url).searchParams.get('charge') ?? '';
  world.clock.now += minute;
  await world.app.inject({
    method: 'POST',
    url: '/sandbox-pay',
    payload: new URLSearchParams({ charge, outcome: 'pay' }).toString(),
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      'sec-fetch-site': 'same-origin',
    },
  });
  await world.runJobs(['money']);
}

/** Chooses bank transfer as the payment, and returns the line that the bank's statement will have. */
export async function payByTransfer(
  { insist }: World,
  { language, token }: Customer,
  no: string,
): Promise<Transfer> {
  await insist(startPayment, { language, no, method: 'bank-transfer' }, token);
  const { totals } = await insist(getOrder, { language, no }, token);
  return { no, amountFen: totals.totalFen };
}

export function addressOf({ number, language }: Customer): Address {
  const [province, city, district] = districts[number % districts.length] ?? districts[0];
  return {
    recipient: language === 'zh' ? '采购部' : 'Purchasing department',
    phone: `010-5550${String(number).padStart(4, '0')}`,
    province,
    city,
    district,
    street: `示例路 ${number} 号`,
  };
}

/** Every third customer is a company and asks for an invoice with its title. */
function invoiceOf({ number }: Customer) {
  if (number % 3 > 0) return { kind: 'none' } as const;
  return { kind: 'company', title: '示例公司', taxNumber: '91110000MA000000XB' } as const;
}

function many(count: number, wish: WeightedItem): WeightedItem[] {
  return Array.from({ length: count }, () => wish);
}
