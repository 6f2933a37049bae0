// @vitest-environment happy-dom
import { ClientError } from '@uid/contract/client-errors';
import type { Endpoint } from '@uid/contract/endpoint';
import { listOwnQuotes } from '@uid/contract/quotes';
import type { OwnQuote } from '@uid/contract/quotes';
import { act } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';

import { press, showPage } from '../orders/testing/show-page.tsx';
import { QuoteList } from './quote-list.tsx';

const asked: unknown[] = [];
let answer: () => unknown;

vi.mock(import('../../request/shell-request.ts'), () => ({
  request: (async (endpoint: Endpoint, input: unknown) => {
    if (endpoint.path !== listOwnQuotes.path) return { notices: [], unread: 0 };
    asked.push(input);
    return answer();
  }) as never,
}));

const quote: OwnQuote = {
  no: 'QT260105ABCDEFGHJKMN',
  state: 'sent',
  totalFen: 1_003_000,
  validOn: '2026-02-01',
  sentAt: 1,
};

async function show(after?: string, language: 'zh' | 'en' = 'en'): Promise<HTMLElement> {
  const path = language === 'en' ? '/en/quote' : '/quote';
  const page = showPage(<QuoteList after={after} />, path);
  const words = async () => {
    await act(async () => undefined);
    return page.textContent;
  };
  await expect.poll(words).not.toMatch(/Loading…|正在读取…/);
  return page;
}

/** Returns the text and the address of the links below the list. */
function pageLinks(page: HTMLElement): (string | null)[][] {
  const links = [...page.querySelectorAll('a')].filter(({ href }) => !href.includes('/order'));
  return links
    .filter(({ textContent }) => /quotes|newest/i.test(textContent) && textContent !== 'Quotes')
    .map((link) => [link.textContent, link.getAttribute('href')]);
}

beforeEach(() => {
  asked.length = 0;
  answer = () => ({ quotes: [quote] });
});

test.each([
  ['en', 'No quotes yet', 'Ask for a quote', '/en/support?topic=quote#contact'],
  ['zh', '还没有报价', '索取报价', '/support?topic=quote#contact'],
] as const)(
  'whoever was sent no quote is told how to ask for one (%s)',
  async (language, title, ask, way) => {
    answer = () => ({ quotes: [] });
    const page = await show(undefined, language);
    expect(page.textContent).toContain(title);
    const link = [...page.querySelectorAll('a')].find(({ textContent }) => textContent === ask);
    expect(link?.getAttribute('href')).toBe(way);
  },
);

test('a list that could not be loaded says so, and is there after another try', async () => {
  answer = () => {
    throw new ClientError('no-response', 'The server did not answer.');
  };
  const page = await show();
  expect(page.textContent).toContain('We could not load this');
  expect(page.textContent).toContain('The server did not answer.');
  answer = () => ({ quotes: [quote] });
  press([...page.querySelectorAll('button')].find((each) => each.textContent === 'Try again'));
  await act(async () => undefined);
  expect(page.textContent).toContain(quote.no);
  expect(page.textContent).toContain('Open');
  expect(page.textContent).not.toContain('We could not load this');
});

test('older quotes follow page by page, and there is a way back to the newest', async () => {
  const second = 'QT260104ABCDEFGHJKMN';
  answer = () => ({ quotes: [quote], next: quote.no });
  expect(pageLinks(await show())).toEqual([['Older quotes', `/en/quote?after=${quote.no}`]]);
  const middle = await show(second);
  expect(asked.at(-1)).toEqual({ language: 'en', after: second });
  expect(pageLinks(middle)).toEqual([
    ['Back to the newest', '/en/quote'],
    ['Older quotes', `/en/quote?after=${quote.no}`],
  ]);
  answer = () => ({ quotes: [quote] });
  expect(pageLinks(await show(second))).toEqual([['Back to the newest', '/en/quote']]);
  expect(pageLinks(await show())).toEqual([]);
});

test('a page behind what is no quote leads back to the list, and speaks of no order', async () => {
  answer = () => {
    const result = { error: 'INVALID_INPUT', requestId: 'r' } as never;
    throw new ClientError('business', 'Check what you typed.', { code: 42200, result });
  };
  const page = await show('rubbish');
  expect(page.textContent).toContain('There is no such quote');
  expect(page.textContent).not.toMatch(/There is no such order/i);
  expect(pageLinks(page)).toEqual([['Your quotes', '/en/quote']]);
});
