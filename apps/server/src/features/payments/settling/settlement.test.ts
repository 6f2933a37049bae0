import { orderStates } from '@uid/contract/orders';
import { attemptStates } from '@uid/contract/payments';
import { expect, test } from 'vitest';

import type { Charge, ChargeState } from '../providers/provider.ts';
import { settlementOf } from './settlement.ts';

const charge: Charge = {
  reference: 'attempt',
  state: 'succeeded',
  amountFen: 100,
  currency: 'CNY',
  isOwnMerchant: true,
};
const attempt = { state: 'open', amountFen: 100, currency: 'CNY' } as const;
const unpaidStates = new Set<string>(['open', 'failed', 'closed']);

test('a company that says the payment is open says nothing', () => {
  for (const state of attemptStates)
    for (const orderState of orderStates)
      expect(settlementOf({ ...charge, state: 'open' }, { ...attempt, state }, orderState)).toBe(
        'nothing',
      );
});

test('a payment that nobody made ends its attempt once, whatever the order is', () => {
  const ends: ChargeState[] = ['failed', 'closed'];
  for (const end of ends)
    for (const state of attemptStates)
      for (const orderState of orderStates)
        expect(settlementOf({ ...charge, state: end }, { ...attempt, state }, orderState)).toBe(
          state === 'open' ? 'end' : 'nothing',
        );
});

test('money counts once, and also after the attempt had failed or was closed', () => {
  for (const state of attemptStates)
    expect(settlementOf(charge, { ...attempt, state }, 'unpaid')).toBe(
      unpaidStates.has(state) ? 'pay' : 'nothing',
    );
});

test('what money does depends on the order: it pays, waits for a person, or goes back', () => {
  const known = { unpaid: 'pay', cancelled: 'pay-late', review: 'review' } as const;
  for (const state of orderStates)
    expect([state, settlementOf(charge, attempt, state)]).toEqual([
      state,
      known[state as keyof typeof known] ?? 'give-back',
    ]);
});

test('A15: money that disagrees is never taken as paid', () => {
  const lies: Partial<Charge>[] = [
    { amountFen: 99 },
    { amountFen: 101 },
    { currency: 'USD' },
    { isOwnMerchant: false },
  ];
  for (const lie of lies)
    for (const state of orderStates)
      expect([state, settlementOf({ ...charge, ...lie }, attempt, state)]).toEqual([
        state,
        ['unpaid', 'cancelled', 'review'].includes(state) ? 'review' : 'give-back',
      ]);
});
