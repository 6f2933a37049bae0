// @vitest-environment happy-dom
import type { Payment } from '@uid/contract/payments';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { browserStorage } from '../../../request/shell-request.ts';
import { showPage } from '../../orders/testing/show-page.tsx';
import { PayGateway } from './pay-gateway.tsx';

const sandbox = { code: 'sandbox', name: 'Sandbox', hint: 'Plays a company.' };
const other = { code: 'other', name: 'Other', hint: 'Another one.' };
const url = 'https://pay.example/a1';

let sent: string[];
let left: string[];

beforeEach(() => {
  [sent, left] = [[], []];
  vi.spyOn(location, 'assign').mockImplementation((to) => void left.push(String(to)));
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  localStorage.clear();
});

function payment(values: Partial<Payment>): Payment {
  return {
    no: '2601050000000000',
    state: 'unpaid',
    totalFen: 8_000,
    refundedFen: 0,
    payee: 'Example Co.',
    now: 1,
    methods: [sandbox],
    ...values,
  };
}

const opened: Pick<Payment, 'attempt'> = {
  attempt: {
    id: 'a1',
    method: sandbox,
    state: 'open',
    amountFen: 8_000,
    stage: { kind: 'page', url, open: 'Open it', qr: { size: 21, modules: 'gA==' }, scan: 'Scan' },
    startedAt: 1,
  },
};

/** Opens the page of an order with this payment, and records the requests that the page sends. */
function open(first: Payment, { isNarrow = false, isChangingMethod = false } = {}): HTMLElement {
  vi.stubGlobal('matchMedia', () => ({ matches: isNarrow }));
  vi.stubGlobal('fetch', async (path: string, { method }: RequestInit) => {
    sent.push(`${method} ${path.split('?')[0]}`);
    const result = method === 'POST' ? { ...first, ...opened } : first;
    return Response.json({ code: 200, message: 'OK', success: true, result });
  });
  browserStorage().set('token', 'abc');
  return showPage(
    <PayGateway no={first.no} isChangingMethod={isChangingMethod} />,
    '/en/pay-gateway',
  );
}

const start = 'POST /api/payment/start';

test('the only way to pay is begun without a question, and shown where there is room', async () => {
  const page = open(payment({}));
  await vi.waitFor(() => expect(page.querySelector(`a[href="${url}"]`)).not.toBeNull());
  expect(sent.filter((each) => each === start)).toHaveLength(1);
  expect(left).toEqual([]);
});

test('on a phone the company’s page is opened at once, by the first way or a chosen one', async () => {
  open(payment({}), { isNarrow: true });
  await vi.waitFor(() => expect(left).toEqual([url]));
});

test('whoever comes back to an open payment finds the link, and is sent nowhere', async () => {
  const page = open(payment(opened), { isNarrow: true });
  await vi.waitFor(() => expect(page.querySelector(`a[href="${url}"]`)).not.toBeNull());
  expect(left).toEqual([]);
  expect(sent).not.toContain(start);
});

test.each([
  ['of several ways', payment({ methods: [sandbox, other] }), {}],
  ['after a failure', payment({ attempt: { ...opened.attempt!, state: 'failed' } }), {}],
  ['to change it', payment({}), { isChangingMethod: true }],
])('%s nothing is begun before the button is pressed', async (_, first, options) => {
  const page = open(first, options);
  await vi.waitFor(() => expect(page.querySelector('button[type=submit]')).not.toBeNull());
  expect(sent).not.toContain(start);
  page.querySelector<HTMLElement>('button[type=submit]')?.click();
  await vi.waitFor(() => expect(sent).toContain(start));
});
