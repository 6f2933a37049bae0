// @vitest-environment happy-dom
import { acceptQuote } from '@uid/contract/quotes';
import type { Quote } from '@uid/contract/quotes';
import { act } from 'react';
import { expect, test, vi } from 'vitest';

import { writeDraft } from '../orders/confirm/form/order-draft.ts';
import { emptyForm } from '../orders/confirm/form/order-form.ts';
import { fakeAnswers } from '../orders/testing/fake-answers.ts';
import { cartLine, totalsOf } from '../orders/testing/sample-lines.ts';
import { showPage } from '../orders/testing/show-page.tsx';
import { QuoteView } from './quote-view.tsx';

vi.mock(import('../addresses/use-address-book.ts'), () => ({
  useAddressBook: () => ({ addresses: [], isLoading: false, hasFailed: false }) as never,
}));

vi.mock(import('../orders/confirm/form/invoice/use-invoice-titles.ts'), () => ({
  useInvoiceTitles: () => ({ titles: [], isLoading: false, looksUpCompanies: false }) as never,
}));

const { answer, askedOf } = fakeAnswers();
const leave = vi.spyOn(location, 'replace').mockReturnValue(undefined);

function quoteOf(line: Parameters<typeof cartLine>[0], more: Partial<Quote> = {}): Quote {
  const checkout = {
    lines: [cartLine(line)],
    totals: totalsOf(13_600),
    needsAddress: false,
    seen: 'seen-1',
  };
  return {
    no: 'QT260105ABCDEFGHJKMN',
    state: 'sent',
    validOn: '2026-02-01',
    checkout,
    ...more,
  };
}

const show = (quote: Quote, path = '/en/quote') =>
  showPage(<QuoteView quote={quote} reload={async () => undefined} />, path);

async function acceptButton(quote: Quote, path?: string) {
  const page = show(quote, path);
  const button = () => page.querySelector<HTMLButtonElement>('form button[type=submit]');
  await expect
    .poll(async () => {
      await act(async () => undefined);
      return button();
    })
    .toBeTruthy();
  return { page, button: button()! };
}

test('a day is named for what is there alone', async () => {
  const readyOn = '2026-01-07';
  const short = await acceptButton(quoteOf({ state: 'short', available: 1, readyOn }));
  expect(short.page.textContent).not.toContain('7\u00a0Jan');
  const whole = await acceptButton(quoteOf({ readyOn }));
  expect(whole.page.textContent).toContain('7\u00a0Jan');
});

test.each([
  ['/en/quote', 'Not all of it is in stock'],
  ['/quote', '部分商品库存不足'],
])(
  'a quote that stock can’t satisfy says so before anybody accepts it (%s)',
  async (path, words) => {
    const short = await acceptButton(quoteOf({ state: 'short', available: 1 }), path);
    expect(short.button.disabled).toBe(true);
    expect(short.page.querySelector('form')?.textContent).toContain(words);
    const whole = await acceptButton(quoteOf({}), path);
    expect(whole.button.disabled).toBe(false);
    expect(whole.page.textContent).not.toContain(words);
  },
);

test('a quote is accepted with address, invoice and note as they stand in the form', async () => {
  const address = {
    recipient: 'Example Recipient',
    phone: '13800138000',
    province: '广东省',
    city: '深圳市',
    district: '南山区',
    street: '科技园1号',
  };
  const form = { ...emptyForm, ...address, note: 'Ring twice', hasAgreed: true };
  writeDraft(sessionStorage, '', { form });
  answer(acceptQuote, { no: 'UID1' });
  const quote = quoteOf({});
  const { button } = await acceptButton({
    ...quote,
    checkout: { ...quote.checkout, needsAddress: true },
  });
  act(() => button.click());
  await expect
    .poll(async () => {
      await act(async () => undefined);
      return leave.mock.calls;
    })
    .toEqual([['/en/pay-gateway?no=UID1']]);
  const [sent] = askedOf(acceptQuote);
  expect(sent?.key).toBeTruthy();
  expect(sent?.body).toEqual({
    language: 'en',
    no: quote.no,
    address,
    invoice: { kind: 'none' },
    note: 'Ring twice',
    agreement: true,
  });
});

test('what became of a quote is said, and leads to its order or to us', () => {
  const accepted = show(quoteOf({}, { state: 'accepted', orderNo: 'UID1', note: 'As agreed' }));
  expect(accepted.textContent).toContain('You have accepted this quote');
  expect(accepted.textContent).toContain('As agreed');
  expect(accepted.querySelector('a[href="/en/order?no=UID1"]')).not.toBeNull();
  const expired = show(quoteOf({}, { state: 'expired' }));
  expect(expired.textContent).toContain('This quote is no longer valid');
  expect(expired.querySelector('form')).toBeNull();
  expect(expired.querySelector('a[href="/en/support"]')?.textContent).toBe('Write to us');
});
