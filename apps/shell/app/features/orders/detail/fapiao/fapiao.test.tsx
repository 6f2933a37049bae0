// @vitest-environment happy-dom
import { listFapiaoFiles } from '@uid/contract/invoices';
import { orderStates } from '@uid/contract/orders';
import type { Order } from '@uid/contract/orders';
import { act } from 'react';
import { expect, test, vi } from 'vitest';

import { messagesId } from '../../../conversations/conversation-id.ts';
import { fakeAnswers } from '../../testing/fake-answers.ts';
import { showPage } from '../../testing/show-page.tsx';
import { Fapiao } from './fapiao.tsx';
import { fapiaoTexts } from './fapiao-texts.ts';

const { answer, askedOf } = fakeAnswers();
const { late } = fapiaoTexts.en;

/** Shows the fapiao of an order, and waits until it has been loaded. */
async function open(order: Pick<Order, 'state' | 'invoice'>): Promise<HTMLElement> {
  answer(listFapiaoFiles, { files: [] });
  const isPaid = !['unpaid', 'review', 'cancelled'].includes(order.state);
  const page = showPage(<Fapiao order={order as Order} isPaid={isPaid} />, '/en/order');
  await vi.waitFor(async () => {
    await act(async () => undefined);
    expect(askedOf(listFapiaoFiles)).toHaveLength(isPaid ? 1 : 0);
    expect(page.querySelector('[role=status]')).toBeNull();
  });
  return page;
}

test.each(orderStates)(
  'whoever asked for none is led to writing for one while one can be issued: %s',
  async (state) => {
    const page = await open({ state, invoice: { kind: 'none' } });
    const links = [...page.querySelectorAll('a')].map((link) => [link.textContent, link.hash]);
    const canBe = ['paid', 'shipped', 'delivered', 'completed'].includes(state);
    expect(links).toEqual(canBe ? [[late, `#${messagesId}`]] : []);
  },
);

test('whoever asked for one is told how it stands, and led nowhere', async () => {
  const page = await open({ state: 'paid', invoice: { kind: 'personal', title: 'A buyer' } });
  expect(page.textContent).toContain('to be issued through the tax system');
  expect(page.querySelector('a')).toBeNull();
});
