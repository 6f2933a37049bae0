// @vitest-environment happy-dom
import type { Attempt, Payment } from '@uid/contract/payments';
import { expect, test, vi } from 'vitest';

import { showPage } from '../../orders/testing/show-page.tsx';
import { OpenAttempt } from './open-attempt.tsx';

const open: Attempt = {
  id: 'a1',
  method: 'alipay',
  state: 'open',
  amountFen: 8_000,
  payUrl: 'https://pay.example/a1',
  qr: { size: 21, modules: 'gA==' },
  startedAt: 1,
};

function show(change: Partial<Attempt>): HTMLElement {
  const attempt = { ...open, ...change };
  const payment: Payment = {
    no: '2601050000000000',
    state: 'unpaid',
    totalFen: 8_000,
    refundedFen: 0,
    payee: 'Example Co.',
    now: 1,
    methods: ['alipay', 'wechat-pay', 'bank-transfer'],
    attempt,
  };
  const nothing = vi.fn<() => void>();
  return showPage(
    <OpenAttempt {...{ payment, attempt }} onChangeMethod={nothing} onRefreshed={nothing} />,
    '/en/pay-gateway',
  );
}

test('a company with a page of its own gets a link and a code', () => {
  const page = show({});
  expect(page.querySelector('a[href="https://pay.example/a1"]')).not.toBeNull();
  expect(page.querySelector('svg[role=img]')).not.toBeNull();
  expect(page.textContent).toContain('Refresh the code');
});

test('an address for an app only is a code and no link', () => {
  const page = show({ method: 'wechat-pay', payUrl: 'weixin://wxpay/bizpayurl?pr=1' });
  expect(page.querySelector('svg[role=img]')).not.toBeNull();
  expect(page.querySelector('a[href^="weixin:"]')).toBeNull();
});

test('a bank transfer says account, reference and amount, each to be copied', () => {
  const transfer = {
    holder: 'Example Co.',
    bank: 'Example Bank',
    account: '6222 0000',
    reference: 'UID-8000',
  };
  const page = show({ method: 'bank-transfer', transfer });
  for (const each of [...Object.values(transfer), 'CN¥80.00'])
    expect(page.textContent).toContain(each);
  expect(page.querySelector('svg[role=img]')).toBeNull();
  expect([...page.querySelectorAll('button')].filter((b) => b.textContent === 'Copy')).toHaveLength(
    4,
  );
});
