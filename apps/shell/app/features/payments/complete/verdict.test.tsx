import type { Payment } from '@uid/contract/payments';
import { expect, test } from 'vitest';

import { writePage } from '../../orders/testing/show-page.tsx';
import { completeTexts } from './complete-texts.ts';
import { NextSteps } from './next-steps.tsx';
import { Verdict } from './verdict.tsx';
import type { VerdictProps } from './verdict.tsx';

const outcomes = Object.keys(completeTexts.en.outcomes) as VerdictProps['outcome'][];
const payment = { no: 'N1', now: 100_000, attempt: { startedAt: 0 } } as Payment;

test.each(outcomes)('%s has words of its own and a way to the order', (outcome) => {
  const html = writePage(<Verdict payment={payment} outcome={outcome} />);
  expect(html).toContain(completeTexts.en.outcomes[outcome].title);
  const next = writePage(<NextSteps no="N1" outcome={outcome} />);
  expect(next).toContain('href="/en/order?no=N1"');
});

test('A18: only what the server calls paid is called paid', () => {
  for (const outcome of outcomes.filter((each) => each !== 'paid')) {
    const html = writePage(<Verdict payment={payment} outcome={outcome} />);
    expect(html).not.toContain(`>${completeTexts.en.outcomes.paid.title}<`);
    expect(writePage(<NextSteps no="N1" outcome={outcome} />)).not.toContain('What happens next');
  }
});

test('only an order that still waits can be paid again', () => {
  const payable = outcomes.filter((outcome) =>
    writePage(<NextSteps no="N1" outcome={outcome} />).includes('/pay-gateway'),
  );
  expect(payable.toSorted()).toEqual(['awaited', 'failed', 'to-pay']);
});

test('a long wait says that leaving is fine', () => {
  const wait = (now: number) =>
    writePage(<Verdict payment={{ ...payment, now }} outcome="confirming" />);
  expect(wait(1_000)).not.toContain('You can leave');
  expect(wait(61_000)).toContain('You can leave');
});
