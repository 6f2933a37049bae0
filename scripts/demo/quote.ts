import { acceptQuote } from '@uid/contract/quotes';
import { createQuote, sendQuote } from '@uid/contract/staff-quotes';

import { day, hour } from '../../apps/server/src/job.ts';
import { addressOf } from './buy.ts';
import type { Customer, Staff } from './people.ts';
import type { World } from './world.ts';

/** Quotes a price for many pieces. Returns the order if the customer accepts and there is enough stock. */
export async function quote(
  { call, insist, clock, dice }: World,
  { support }: Staff,
  customer: Customer,
): Promise<string | undefined> {
  const { language, email, token } = customer;
  const draft = {
    email,
    buyer: language === 'zh' ? '示例公司' : 'Example company',
    buyerLanguage: language,
    lines: [{ sku: 'SIM-M2M-10', quantity: 20 + dice.below(40), priceFen: 8_800 }],
    deliveryFen: 0,
    validOn: new Date(clock.now + 30 * day).toISOString().slice(0, 10),
    note: '',
  };
  const { no, revision } = await insist(
    createQuote,
    { language: 'zh', quote: draft },
    support.token,
  );
  await insist(sendQuote, { language: 'zh', no, revision }, support.token);
  if (dice.happens(0.4)) return undefined;
  clock.now += hour;
  const order = { language, address: addressOf(customer), agreement: true as const };
  const { success, result } = await call(acceptQuote, { no, ...order }, token);
  return success ? result.no : undefined;
}
