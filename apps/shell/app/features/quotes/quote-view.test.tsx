// @vitest-environment happy-dom
import type { Quote } from '@uid/contract/quotes';
import { act } from 'react';
import { expect, test, vi } from 'vitest';

import { cartLine, totalsOf } from '../orders/testing/sample-lines.ts';
import { showPage } from '../orders/testing/show-page.tsx';
import { QuoteView } from './quote-view.tsx';

vi.mock(import('../addresses/use-address-book.ts'), () => ({
  useAddressBook: () => ({ addresses: [], isLoading: false, hasFailed: false }) as never,
}));

vi.mock(import('../orders/confirm/form/invoice/use-invoice-titles.ts'), () => ({
  useInvoiceTitles: () => ({ titles: [], isLoading: false, looksUpCompanies: false }) as never,
}));

async function acceptButton(line: Parameters<typeof cartLine>[0], path: string) {
  const quote: Quote = {
    no: 'QT260105ABCDEFGHJKMN',
    state: 'sent',
    validOn: '2026-02-01',
    checkout: {
      lines: [cartLine(line)],
      totals: totalsOf(13_600),
      needsAddress: false,
      seen: 'seen-1',
    },
  };
  const page = showPage(<QuoteView quote={quote} reload={async () => undefined} />, path);
  const button = () => page.querySelector<HTMLButtonElement>('form button[type=submit]');
  await expect
    .poll(async () => {
      await act(async () => undefined);
      return button();
    })
    .toBeTruthy();
  return { page, button: button()! };
}

test.each([
  ['/en/quote', 'Not all of it is in stock'],
  ['/quote', '部分商品库存不足'],
])(
  'a quote that stock can’t satisfy says so before anybody accepts it (%s)',
  async (path, words) => {
    const short = await acceptButton({ state: 'short', available: 1 }, path);
    expect(short.button.disabled).toBe(true);
    expect(short.page.querySelector('form')?.textContent).toContain(words);
    const whole = await acceptButton({}, path);
    expect(whole.button.disabled).toBe(false);
    expect(whole.page.textContent).not.toContain(words);
  },
);
