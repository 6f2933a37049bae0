import type { AttemptState, Payment } from '@uid/contract/payments';
import { expect, test } from 'vitest';

import { isLateRefund, isUndecided, paymentOutcome } from './payment-outcome.ts';

function paymentOf(state: Payment['state'], attempt?: AttemptState) {
  return { state, attempt: attempt && ({ state: attempt } as Payment['attempt']) };
}

test.each<[Payment['state'], AttemptState | undefined, string]>([
  ['unpaid', undefined, 'to-pay'],
  ['unpaid', 'open', 'confirming'],
  ['unpaid', 'succeeded', 'confirming'],
  ['unpaid', 'failed', 'failed'],
  ['unpaid', 'closed', 'failed'],
  ['unpaid', 'unclear', 'review'],
  ['cancelled', 'unclear', 'review'],
  ['review', 'succeeded', 'review'],
  ['paid', 'succeeded', 'paid'],
  ['shipped', 'succeeded', 'paid'],
  ['cancelled', undefined, 'ended'],
  ['cancelled', 'closed', 'ended'],
  ['cancelled', 'failed', 'ended'],
  ['cancelled', 'open', 'confirming'],
  ['cancelled', 'succeeded', 'late'],
  ['cancelled', 'refunding', 'late'],
  ['refunding', 'refunding', 'refunding'],
  ['refunded', 'refunded', 'refunded'],
])('an order that is %s with an attempt %s means %s', (state, attempt, outcome) => {
  expect(paymentOutcome(paymentOf(state, attempt))).toBe(outcome);
});

test('a transfer is awaited, and no payment company is said to owe an answer', () => {
  const attempt = { state: 'open', stage: { kind: 'instructions' } } as Payment['attempt'];
  expect(paymentOutcome({ state: 'unpaid', attempt })).toBe('awaited');
});

test('a refund of money that came too late is told from one that was asked for', () => {
  const event = (at: number, state: Payment['state']) =>
    ({ at, state, by: 'clock', reason: '' }) as const;
  expect(isLateRefund([event(3, 'refunding'), event(1, 'unpaid'), event(2, 'cancelled')])).toBe(
    true,
  );
  expect(isLateRefund([event(1, 'unpaid'), event(2, 'paid'), event(3, 'refunding')])).toBe(false);
  expect(isLateRefund([event(1, 'unpaid'), event(2, 'cancelled')])).toBe(false);
  // The order was paid late, its goods were held again, and a refund was requested afterwards.
  const revived = [event(1, 'cancelled'), event(2, 'paid'), event(3, 'refunding')];
  expect(isLateRefund(revived)).toBe(false);
});

test('is followed while the server may still change it, and no longer', () => {
  expect(isUndecided(paymentOf('unpaid', 'open'))).toBe(true);
  expect(isUndecided(paymentOf('cancelled', 'refunding'))).toBe(true);
  expect(isUndecided(paymentOf('cancelled', 'refunded'))).toBe(false);
  expect(isUndecided(paymentOf('paid', 'succeeded'))).toBe(false);
  expect(isUndecided(paymentOf('unpaid', 'failed'))).toBe(false);
});
