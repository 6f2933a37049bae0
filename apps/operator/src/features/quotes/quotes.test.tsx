// @vitest-environment happy-dom
import {
  createQuote,
  findVariants,
  getStaffQuote,
  listQuotes,
  saveQuote,
  sendQuote,
} from '@uid/contract/staff-quotes';
import type { StaffQuote } from '@uid/contract/staff-quotes';
import { getEnquiry } from '@uid/contract/staff-enquiries';
import type { Enquiry } from '@uid/contract/staff-enquiries';
import { refusal, success } from '@uid/forms/testing/fake-server';
import type { Answer, FakeServer } from '@uid/forms/testing/fake-server';
import { settled } from '@uid/forms/testing/reader';
import { whoAmI } from '@uid/contract/staff';
import { act } from 'react';
import { expect, onTestFinished, test, vi } from 'vitest';

import { openTestConsole, staffWith } from '../../testing/open-console.tsx';
import type { OpenedTestConsole } from '../../testing/open-console.tsx';

const no = 'QT260105ABCDEFGHJKMN';
const counts = { draft: 1, sent: 1000, accepted: 0, expired: 0, withdrawn: 0 };
const quote: StaffQuote = {
  no,
  state: 'draft',
  email: 'buyer@example.com',
  buyer: 'Example Works',
  totalFen: 1_003_000,
  validOn: '2026-01-31',
  createdAt: 1,
  buyerLanguage: 'en',
  revision: 1,
  lines: [
    {
      sku: 'CARD-A',
      name: 'Card',
      variantName: 'A',
      unit: 'card',
      delivery: 'shipped',
      quantity: 200,
      priceFen: 5_000,
      lineFen: 1_000_000,
      shopPriceFen: 6_800,
      shopPrices: [{ fromQuantity: 1, priceFen: 6_800 }],
      stock: 1_000,
    },
  ],
  totals: {
    goodsFen: 1_000_000,
    deliveryFen: 3_000,
    discountFen: 0,
    taxFen: 0,
    totalFen: 1_003_000,
    includedTaxFen: 115_389,
  },
  note: '',
  createdBy: { id: 's', email: 'clerk@example.com' },
};
const variant = {
  sku: 'CARD-A',
  name: 'Card',
  variantName: 'A',
  priceFen: 6_800,
  shopPrices: [
    { fromQuantity: 1, priceFen: 6_800 },
    { fromQuantity: 200, priceFen: 4_180 },
  ],
  stock: 1_000,
};

function withQuote(server: FakeServer) {
  server.on(getStaffQuote, success(quote));
}

test('the list says how many there are of each state, and leads to a quote', async () => {
  const app = await openTestConsole('/quotes', {
    script: (server) => {
      server.on(listQuotes, success({ quotes: [quote], counts }));
      withQuote(server);
    },
  });
  await app.shows('Sent 1,000+');
  // The day is written like the day of a time.
  expect(app.text()).toContain('31 Jan 2026');
  await app.press(no);
  expect(app.address()).toBe(`/quotes/${no}`);
  await app.shows('shop ¥68.00');
});

test('a quote of an enquiry begins with its sender, is summed as it is typed and is saved', async () => {
  const enquiry: Partial<Enquiry> = {
    email: 'buyer@example.com',
    name: 'A buyer',
    company: 'Example Works',
    language: 'en',
    facts: {},
  };
  const app = await openTestConsole('/quotes/new?enquiry=Q260105ABCDEFGHJK', {
    script: (server) => {
      server.on(getEnquiry, success(enquiry));
      server.on(findVariants, success({ variants: [variant] }));
      server.on(createQuote, success({ no, state: 'draft', revision: 1 }));
      withQuote(server);
    },
  });
  await app.shows('No item yet');
  expect(app.field('Buyer').value).toBe('Example Works');
  app.fill('Add an item', 'card');
  await app.press('Find');
  await app.shows('Add CARD-A');
  await app.press('Add CARD-A');
  // The button can't be pressed again, so the focus must be in the new line.
  expect(document.activeElement).toBe(app.field('Quantity'));
  app.fill('Quantity', '200');
  app.fill('Price each, VAT included', '50');
  app.fill('Delivery', '30');
  app.fill('Valid until', '2026-01-31');
  expect(app.container.querySelector('output')?.textContent).toContain('¥10,030.00');
  await app.press('Save the draft');
  const sent = app.server.sent.find(({ path }) => path === createQuote.path);
  expect(sent?.body).toEqual({
    language: 'en',
    enquiryNo: 'Q260105ABCDEFGHJK',
    quote: {
      email: 'buyer@example.com',
      buyer: 'Example Works',
      buyerLanguage: 'en',
      validOn: '2026-01-31',
      note: '',
      deliveryFen: 3_000,
      lines: [{ sku: 'CARD-A', quantity: 200, priceFen: 5_000 }],
    },
  });
  await app.shows(`Quote ${no}`);
});

test('from the creation of a quote to its screen nothing can be typed that would be lost', async () => {
  const answer = Promise.withResolvers<Answer>();
  const app = await openTestConsole(`/quotes/new?copy=${no}`, { script: withQuote });
  app.server.on(createQuote, answer.promise);
  await app.shows('Save the draft');
  await app.press('Save the draft');
  const delivery = app.field('Delivery');
  // The test holds the field's element, because the field is gone from the page in the end.
  const rests = () => delivery.closest<HTMLFieldSetElement>('form > fieldset')?.disabled;
  expect(rests()).toBe(true);
  answer.resolve(success({ no, state: 'draft', revision: 1 }));
  await app.shows(`Quote ${no}`);
  expect(rests()).toBe(true);
});

const asked: Partial<Enquiry> = {
  email: 'buyer@example.com',
  name: 'A buyer',
  language: 'en',
  product: { slug: 'safety-sim-card', name: 'Secure SIM' },
};
const another = { ...variant, sku: 'CARD-A-2', variantName: 'A2' };

function openAsked(enquiry: Partial<Enquiry>, found: (typeof variant)[]) {
  return openTestConsole('/quotes/new?enquiry=Q260105ABCDEFGHJK', {
    script: (server) => {
      server.on(getEnquiry, success(enquiry));
      server.on(findVariants, success({ variants: found }));
    },
  });
}

test('a quote of an enquiry begins with what it names, as many as it asks for, at the shop’s price of so many', async () => {
  const facts = { product: 'safety-sim-card', sku: 'card-a', quantity: 200 };
  const app = await openAsked({ ...asked, facts }, [variant, another]);
  await app.shows('CARD-A');
  expect(app.text()).toContain('Asked for: 200 × Secure SIM (card-a)');
  expect(app.text()).not.toContain('No item yet');
  expect(app.field('Quantity').value).toBe('200');
  expect(app.field('Price each, VAT included').value).toBe('41.80');
  expect(app.text()).not.toContain('Add CARD-A');
});

test('an enquiry that names a product of one variant alone names that variant', async () => {
  const app = await openAsked({ ...asked, facts: { product: 'safety-sim-card', quantity: 7 } }, [
    variant,
  ]);
  await app.shows('CARD-A');
  expect(app.field('Quantity').value).toBe('7');
  expect(app.field('Price each, VAT included').value).toBe('68.00');
});

test('of a product with several variants one is chosen, and has the quantity of the enquiry', async () => {
  const app = await openAsked({ ...asked, facts: { product: 'safety-sim-card', quantity: 200 } }, [
    variant,
    another,
  ]);
  await app.shows('No item yet');
  await app.press('Add CARD-A-2');
  expect(app.field('Quantity').value).toBe('200');
  expect(app.field('Price each, VAT included').value).toBe('41.80');
});

test('an enquiry that names nothing the shop sells leaves the quote without an item', async () => {
  const app = await openAsked(
    { ...asked, product: undefined, facts: { sku: 'our own part', quantity: 200 } },
    [],
  );
  await app.shows('No item yet');
  expect(app.text()).toContain('Asked for: 200 × our own part');
  expect(app.text()).toContain('No item matches');
});

test('beside what is typed stand the shop’s price of so many, and that there are fewer in stock', async () => {
  const app = await openTestConsole('/quotes/new', {
    script: (server) => server.on(findVariants, success({ variants: [variant] })),
  });
  await app.shows('No item yet');
  app.fill('Add an item', 'card');
  await app.press('Find');
  await app.shows('Add CARD-A');
  await app.press('Add CARD-A');
  expect(app.text()).toContain('shop ¥68.00');
  app.fill('Quantity', '199');
  expect(app.text()).toContain('shop ¥68.00 ·');
  app.fill('Quantity', '200');
  expect(app.text()).toContain('shop ¥41.80 each from 200 on');
  app.fill('Quantity', '1000');
  expect(app.text()).not.toContain('Fewer in stock');
  app.fill('Quantity', '1001');
  expect(app.text()).toContain('Fewer in stock than quoted: 1,000 of 1,001');
  // A text that is not a number yet is not compared with the stock.
  app.fill('Quantity', '');
  expect(app.text()).toContain('shop ¥68.00 ·');
  expect(app.text()).not.toContain('Fewer in stock');
});

test('a draft that a colleague changed shows both, and keeps what was typed until somebody decides', async () => {
  const app = await openTestConsole(`/quotes/${no}`, {
    script: (server) => {
      withQuote(server);
      server.on(saveQuote, refusal('QUOTE_CHANGED'));
    },
  });
  await app.shows('shop ¥68.00');
  app.fill('Delivery', '99');
  const theirs = { ...quote, revision: 2, buyer: 'Other Works', validOn: '2026-02-28' };
  app.server.on(getStaffQuote, success(theirs));
  await app.press('Save the changes');
  await app.shows('Somebody else has just changed this quote');
  const differing = app.container.querySelector('[role=alert] table')?.textContent;
  expect(differing).toContain('Other Works');
  expect(differing).toContain('28 Feb 2026');
  expect(differing).not.toContain('2026-02-28');
  expect(app.field('Delivery').value).toBe('99');
  app.server.on(saveQuote, success({ no, state: 'draft', revision: 3 }));
  await app.press('Keep mine; saving again replaces it');
  await app.press('Save the changes');
  const saved = app.server.sent.findLast(({ path }) => path === saveQuote.path);
  expect(saved?.body).toMatchObject({ revision: 2, quote: { buyer: 'Example Works' } });
});

test('whoever keeps theirs is not asked again after a reload', async () => {
  const first = await openTestConsole(`/quotes/${no}`, { script: withQuote });
  await first.shows('shop ¥68.00');
  first.fill('Delivery', '99');
  first.close();
  const script = (server: FakeServer) =>
    server.on(getStaffQuote, success({ ...quote, revision: 2, buyer: 'Other Works' }));
  const second = await openTestConsole(`/quotes/${no}`, { script });
  await second.shows('Somebody else has just changed this quote');
  await second.press('Keep mine; saving again replaces it');
  second.close();
  const third = await openTestConsole(`/quotes/${no}`, { script });
  await third.shows('shop ¥68.00');
  expect(third.field('Delivery').value).toBe('99');
  expect(third.text()).not.toContain('Somebody else has just changed this quote');
});

test('what one has saved oneself is no conflict while the screen is still being read anew', async () => {
  const app = await openTestConsole(`/quotes/${no}`, { script: withQuote });
  await app.shows('shop ¥68.00');
  app.fill('Delivery', '99');
  app.server.on(saveQuote, success({ no, state: 'draft', revision: 2 }));
  app.server.on(getStaffQuote, success({ ...quote, revision: 2, note: 'Read anew' }));
  app.server.on(whoAmI, new Promise(() => undefined));
  await app.press('Save the changes');
  expect(app.server.sent.at(-1)?.path).not.toBe(saveQuote.path);
  expect(app.text()).not.toContain('Somebody else has just changed this quote');
});

test('Enter looks an item up and does not save the quote; where an input method takes it, it does neither', async () => {
  const app = await openTestConsole(`/quotes/${no}`, {
    script: (server) => {
      withQuote(server);
      server.on(findVariants, success({ variants: [variant] }));
    },
  });
  await app.shows('shop ¥68.00');
  app.fill('Add an item', 'card');
  const enter = (isComposing: boolean) => {
    const how = { key: 'Enter', isComposing, bubbles: true, cancelable: true };
    const event = new KeyboardEvent('keydown', how);
    act(() => void app.field('Add an item').dispatchEvent(event));
    return event.defaultPrevented;
  };
  expect(enter(true)).toBe(false);
  expect(app.server.sent.map(({ path }) => path)).not.toContain(findVariants.path);
  expect(enter(false)).toBe(true);
  await app.shows('Add CARD-A');
});

test('what was typed is there again after a reload, and can be dropped', async () => {
  const first = await openTestConsole(`/quotes/${no}`, { script: withQuote });
  await first.shows('shop ¥68.00');
  first.fill('Buyer', 'Typed and not saved');
  first.close();
  const second = await openTestConsole(`/quotes/${no}`, { script: withQuote });
  await second.shows('Your unsaved changes are still here.');
  expect(second.field('Buyer').value).toBe('Typed and not saved');
  expect(second.text()).toContain('Save the changes before you send it.');
  await second.press('Drop it and begin anew');
  expect(second.field('Buyer').value).toBe('Example Works');
  expect(second.text()).not.toContain('Save the changes before you send it.');
});

test('a quote like another one begins as that one, whatever new one was left unsaved', async () => {
  const left = await openTestConsole('/quotes/new');
  left.fill('Buyer', 'Typed and not saved');
  left.close();
  const copied = await openTestConsole(`/quotes/new?copy=${no}`, { script: withQuote });
  await copied.shows('shop ¥68.00');
  expect(copied.field('Buyer').value).toBe('Example Works');
  copied.fill('Buyer', 'Example Works South');
  copied.close();
  const again = await openTestConsole('/quotes/new');
  expect(again.field('Buyer').value).toBe('Typed and not saved');
});

test('a new quote is valid for thirty days of the shop’s clock', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-01-02T01:00+08:00') });
  onTestFinished(() => void vi.useRealTimers());
  const app = await openTestConsole('/quotes/new');
  expect(app.field('Valid until').value).toBe('2026-02-01');
});

test('whoever takes a line off, drops what was kept or decides between two goes on where that stood', async () => {
  const lines = [...quote.lines, { ...quote.lines[0]!, sku: 'CARD-B' }];
  const first = await openTestConsole(`/quotes/${no}`, {
    script: (server) => server.on(getStaffQuote, success({ ...quote, lines })),
  });
  await first.shows('CARD-B');
  await pressFocused(first, 'Remove CARD-B');
  expect(first.text()).not.toContain('CARD-B');
  expect(document.activeElement?.matches('ol')).toBe(true);
  first.close();
  const second = await openTestConsole(`/quotes/${no}`, {
    script: (server) => server.on(getStaffQuote, success({ ...quote, revision: 2 })),
  });
  await second.shows('Somebody else has just changed this quote');
  await pressFocused(second, 'Keep mine; saving again replaces it');
  expect(second.text()).not.toContain('Somebody else has just changed this quote');
  expect(document.activeElement?.textContent).toContain('Valid until');
  await pressFocused(second, 'Drop it and begin anew');
  expect(second.text()).not.toContain('Drop it and begin anew');
  expect(document.activeElement?.textContent).toContain('Valid until');
});

/** Presses a button as with the keyboard: the button has the focus. */
async function pressFocused(app: OpenedTestConsole, name: string): Promise<void> {
  const buttons = [...app.container.querySelectorAll('button')];
  buttons
    .find((each) => (each.getAttribute('aria-label') ?? each.textContent).trim() === name)
    ?.focus();
  await app.press(name);
}

test('of what was typed, nobody else who works in the tab finds anything', async () => {
  const first = await openTestConsole(`/quotes/${no}`, { script: withQuote });
  await first.shows('shop ¥68.00');
  first.fill('Buyer', 'Typed and not saved');
  first.close();
  const other = await openTestConsole(`/quotes/${no}`, {
    who: { id: 'staff-2' },
    script: withQuote,
  });
  await other.shows('shop ¥68.00');
  expect(other.field('Buyer').value).toBe('Example Works');
  expect(JSON.stringify(sessionStorage)).not.toContain('Typed and not saved');
});

test('what a colleague saved can be taken over', async () => {
  const app = await openTestConsole(`/quotes/${no}`, {
    script: (server) => {
      withQuote(server);
      server.on(saveQuote, refusal('QUOTE_CHANGED'));
    },
  });
  await app.shows('shop ¥68.00');
  app.fill('Buyer', 'Mine');
  app.server.on(getStaffQuote, success({ ...quote, revision: 2, buyer: 'Other Works' }));
  await app.press('Save the changes');
  await app.shows('Take what is saved');
  await app.press('Take what is saved');
  expect(app.field('Buyer').value).toBe('Other Works');
  expect(app.alert()).toBeUndefined();
});

test('a draft is sent as it is saved, never with changes that are not', async () => {
  const app = await openTestConsole(`/quotes/${no}`, {
    script: (server) => {
      withQuote(server);
      server.on(sendQuote, success({ no, state: 'sent', revision: 2 }));
    },
  });
  await app.shows('Send to the customer');
  app.fill('Delivery', '1');
  expect(app.text()).not.toContain('Send to the customer');
  expect(app.text()).toContain('Save the changes before you send it.');
  app.server.on(saveQuote, success({ no, state: 'draft', revision: 2 }));
  app.server.on(getStaffQuote, success({ ...quote, revision: 2 }));
  await app.press('Save the changes');
  await app.shows('Send to the customer');
  await app.press('Send to the customer');
  const sent = app.server.sent.find(({ path }) => path === sendQuote.path);
  expect(sent?.body).toMatchObject({ no, revision: 2 });
});

test('what is typed while a draft is being saved is not called saved, and is kept', async () => {
  let answer: (given: Answer) => void = () => undefined;
  const app = await openTestConsole(`/quotes/${no}`, { script: withQuote });
  await app.shows('Send to the customer');
  app.fill('Delivery', '1');
  app.server.on(saveQuote, new Promise<Answer>((resolve) => void (answer = resolve)));
  app.server.on(getStaffQuote, success({ ...quote, revision: 2 }));
  await app.press('Save the changes');
  app.fill('Delivery', '12');
  answer(success({ no, state: 'draft', revision: 2 }));
  await act(settled);
  expect(app.text()).not.toContain('Send to the customer');
  expect(app.text()).toContain('Save the changes before you send it.');
  expect(app.text()).not.toContain('Somebody else has just changed this quote');
  app.close();
  const again = await openTestConsole(`/quotes/${no}`, {
    script: (server) => server.on(getStaffQuote, success({ ...quote, revision: 2 })),
  });
  await again.shows('Your unsaved changes are still here.');
  expect(again.field('Delivery').value).toBe('12');
  again.server.on(saveQuote, success({ no, state: 'draft', revision: 3 }));
  await again.press('Save the changes');
  const saved = again.server.sent.findLast(({ path }) => path === saveQuote.path);
  expect(saved?.body).toMatchObject({ revision: 2, quote: { deliveryFen: 1_200 } });
});

test.each([
  ['support', true],
  ['finance', false],
] as const)(
  'the enquiry of a quote is named, and opens for whom may read it: %s',
  async (role, opens) => {
    const app = await openTestConsole(`/quotes/${no}`, {
      who: staffWith(role),
      script: (server) =>
        server.on(getStaffQuote, success({ ...quote, enquiryNo: 'Q260105ABCDEFGHJK' })),
    });
    await app.shows('Q260105ABCDEFGHJK');
    const way = app.container.querySelector('a[href*="/enquiries/"]');
    expect(way !== null).toBe(opens);
  },
);

test('who may only read finds nothing to change', async () => {
  const app = await openTestConsole(`/quotes/${no}`, {
    who: staffWith('finance'),
    script: withQuote,
  });
  await app.shows('Example Works');
  expect(app.container.querySelector('main form, article form')).toBeNull();
  expect(app.text()).not.toContain('Withdraw');
});
