// @vitest-environment happy-dom
import { settled } from '@uid/forms/testing/reader';
import { expect, test, vi } from 'vitest';

import {
  addedId,
  addErrorMarker,
  addFormMarker,
  daysMarker,
  placeMarker,
} from '../app/features/catalogue/add-to-cart-markers.ts';
import { cartLine, totalsOf } from '../app/features/orders/testing/sample-lines.ts';
import { answering, openPage } from '../app/layout/testing/open-page.ts';

const price = { sku: 'A', quantity: 2, lineFen: 200, priceFen: 100, available: 9, leadDays: 1 };
const line = cartLine({ sku: 'A', quantity: 1, lineFen: 100 });
const cart = { count: 1, lines: [line], saved: [], totals: totalsOf(100) };
const content = `<form ${addFormMarker}="item"><p ${addErrorMarker}></p>
  <input type="radio" name="sku" value="A" checked>
  <button name="step" value="-1">less</button>
  <input name="quantity" type="number" min="1" max="12" value="2">
  <button name="step" value="1">more</button><button name="take" value="20">20</button>
  <output></output></form>
  <p ${placeMarker}="stock" data-none="none" data-short="only {n}" data-few="{n} left" data-many="enough"></p>
  <dialog id="${addedId}"></dialog>`;

const number = () => document.querySelector<HTMLInputElement>('[type=number]')!;
const stock = () => document.querySelector(`[${placeMarker}=stock]`)?.textContent;
const off = () =>
  Array.from(document.querySelectorAll('button:disabled'), (each) => each.textContent);

function press(words: string): void {
  const buttons = [...document.querySelectorAll('button')];
  buttons.find(({ textContent }) => textContent === words)?.click();
}

async function openItem(answer: object): Promise<ReturnType<typeof answering>> {
  openPage('/en/mall?item=a', content);
  const send = answering(answer);
  await import('./add-to-cart.ts');
  await vi.waitFor(() => expect(stock()).not.toBe(''));
  return send;
}

test('the number goes from the least to the most that there can be, and no further', async () => {
  await openItem(price);
  press('less');
  expect([number().value, off()]).toEqual(['1', ['less']]);
  press('more');
  expect([number().value, off()]).toEqual(['2', []]);
  press('20');
  expect([number().value, off()]).toEqual(['12', ['more']]);
});

test('a number that is typed says which way it can go, too', async () => {
  await openItem(price);
  press('less');
  const typing: [string, string[]][] = [
    ['5', []],
    ['12', ['more']],
    ['1', ['less']],
  ];
  for (const [typed, ends] of typing) {
    number().value = typed;
    number().dispatchEvent(new Event('change', { bubbles: true }));
    expect(off()).toEqual(ends);
  }
});

test('the address keeps what was chosen, from the first choice on', async () => {
  await openItem(price);
  expect(location.search).toBe('?item=a');
  press('more');
  await vi.waitFor(() => expect(location.search).toBe('?item=a&sku=A&quantity=3'));
});

test.each([
  [0, 'none'],
  [1, 'only 1'],
  [2, '2 left'],
  [99, '99 left'],
  [100, 'enough'],
])('of %i pieces, where two are wanted, it says “%s”', async (available, words) => {
  await openItem({ ...price, available });
  expect(stock()).toBe(words);
});

test('where the price of another number can’t be asked for, none is shown until it can', async () => {
  const send = await openItem(price);
  const isShown = () => !document.querySelector('output')?.hidden;
  send.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  press('more');
  await vi.waitFor(() => expect(isShown()).toBe(false));
  press('more');
  await vi.waitFor(() => expect(isShown()).toBe(true));
});

test('a price that is answered late does not take the place of a later one', async () => {
  await openItem(price);
  const late = Promise.withResolvers<Response>();
  const answerOf = (available: number) => {
    const result = { ...price, available };
    return Response.json({ code: 200, message: 'OK', result, success: true });
  };
  answering(price).mockReturnValueOnce(late.promise).mockResolvedValueOnce(answerOf(7));
  press('more');
  press('more');
  await vi.waitFor(() => expect(stock()).toBe('7 left'));
  const first = answerOf(6);
  late.resolve(first);
  await vi.waitFor(() => expect(first.bodyUsed).toBe(true));
  await settled();
  expect(stock()).toBe('7 left');
});

test('why something was not added is said until it is tried again', async () => {
  await openItem(price);
  const problem = () => document.querySelector(`[${addErrorMarker}]`)?.textContent;
  const send = () =>
    document
      .querySelector('form')
      ?.dispatchEvent(new SubmitEvent('submit', { bubbles: true, cancelable: true }));
  answering({ fields: { quantity: 'Not so many' } }, 409);
  send();
  await vi.waitFor(() => expect(problem()).toBe('Not so many'));
  await vi.waitFor(() => expect(document.querySelector('form')?.ariaBusy).toBeNull());
  const sent = answering({ ...price, ...cart });
  send();
  // The form is sent again before the first request is answered.
  send();
  expect(problem()).toBe('');
  await vi.waitFor(() => expect(document.querySelector('dialog')?.open).toBe(true));
  expect(sent.mock.calls.filter(([path]) => path === '/api/cart/add')).toHaveLength(1);
  // A page that comes back from the back/forward cache comes back without the sheet.
  dispatchEvent(new Event('pagehide'));
  expect(document.querySelector('dialog')?.open).toBe(false);
});

test.each([
  ['as the list says', '<option value="A">A</option>', 'Ships on 9 Nov'],
  // The list shows the day of whichever model ships first.
  [
    'on another day',
    `<option value="A" ${daysMarker}="Ships on 12 Nov">A</option>`,
    'Ships on 12 Nov',
  ],
])('of a model that leaves %s the sheet says its own day', async (_, choice, words) => {
  openPage(
    '/en/mall',
    `<ul><li><span ${daysMarker}>Ships on 9 Nov</span><form ${addFormMarker}="list">
      <select name="sku">${choice}</select></form></li></ul>
    <p ${placeMarker}="days">-</p><dialog id="${addedId}"></dialog>`,
  );
  answering({ ...price, ...cart });
  await import('./add-to-cart.ts');
  document
    .querySelector('form')
    ?.dispatchEvent(new SubmitEvent('submit', { bubbles: true, cancelable: true }));
  await vi.waitFor(() => expect(document.querySelector('dialog')?.open).toBe(true));
  expect(document.querySelector(`[${placeMarker}=days]`)?.textContent).toBe(words);
});
