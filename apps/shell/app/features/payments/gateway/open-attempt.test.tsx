// @vitest-environment happy-dom
import type { Attempt, Payment, Stage } from '@uid/contract/payments';
import { afterEach, expect, test, vi } from 'vitest';

import { showPage } from '../../orders/testing/show-page.tsx';
import { OpenAttempt } from './open-attempt.tsx';

const qr = { size: 21, modules: 'gA==' };

afterEach(() => vi.unstubAllGlobals());

/** Makes the window as narrow as a phone's. */
function narrow(): void {
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
}

function show(stage: Stage): HTMLElement {
  const attempt: Attempt = {
    id: 'a1',
    method: { code: 'any', name: 'Any Pay' },
    state: 'open',
    amountFen: 8_000,
    stage,
    startedAt: 1,
  };
  const payment: Payment = {
    no: '2601050000000000',
    state: 'unpaid',
    totalFen: 8_000,
    refundedFen: 0,
    payee: 'Example Co.',
    now: 1,
    methods: [{ code: 'any', name: 'Any Pay', hint: 'The usual.' }],
    attempt,
  };
  const nothing = vi.fn<() => void>();
  return showPage(
    <OpenAttempt {...{ payment, attempt }} onChangeMethod={nothing} onRefreshed={nothing} />,
    '/en/pay-gateway',
  );
}

test('a company with a page of its own gets a link and a code', () => {
  const page = show({
    kind: 'page',
    url: 'https://pay.example/a1',
    open: 'Open Any Pay',
    qr,
    scan: 'Scan it',
  });
  expect(page.querySelector('a[href="https://pay.example/a1"]')).not.toBeNull();
  expect(page.querySelector('svg[role=img]')).not.toBeNull();
  expect(page.textContent).toContain('Refresh the code');
});

test('on a phone the link alone is seen, and the code is folded away for another one', () => {
  narrow();
  const page = show({
    kind: 'page',
    url: 'https://pay.example/a1',
    open: 'Open Any Pay',
    qr,
    scan: 'Scan it',
  });
  expect(page.querySelector('a[href="https://pay.example/a1"]')).not.toBeNull();
  expect(page.querySelector('details:not([open]) svg[role=img]')).not.toBeNull();
});

test('on a phone a code that only its app reads says that another one has to scan it', () => {
  narrow();
  const page = show({ kind: 'code', url: 'weixin://wxpay/bizpayurl?pr=1', qr, scan: 'Scan it' });
  expect(page.textContent).toContain('scan it with another phone');
  expect(page.querySelector('details')).toBeNull();
});

test('where there is one way to pay, none other is offered', () => {
  const page = show({ kind: 'code', url: 'weixin://wxpay/bizpayurl?pr=1', qr, scan: 'Scan it' });
  expect(page.textContent).not.toContain('Pay another way');
});

test('an address for an app only is a code and no link', () => {
  const page = show({ kind: 'code', url: 'weixin://wxpay/bizpayurl?pr=1', qr, scan: 'Scan it' });
  expect(page.querySelector('svg[role=img]')).not.toBeNull();
  expect(page.querySelector('a[href^="weixin:"]')).toBeNull();
});

test('instructions say each line and the amount, each line to be copied', () => {
  const page = show({
    kind: 'instructions',
    lines: [
      { term: 'Account', text: '6222 0000', isImportant: false },
      { term: 'Reference', text: 'UID-8000', isImportant: true },
    ],
    hint: 'Give the reference.',
    waiting: 'Waiting for the bank.',
  });
  for (const each of ['6222 0000', 'UID-8000', '¥80.00', 'Give the reference.', 'Waiting for the'])
    expect(page.textContent).toContain(each);
  expect(page.querySelector('svg[role=img]')).toBeNull();
  expect([...page.querySelectorAll('button')].filter((b) => b.textContent === 'Copy')).toHaveLength(
    2,
  );
});
