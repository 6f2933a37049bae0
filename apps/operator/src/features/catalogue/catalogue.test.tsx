// @vitest-environment happy-dom
import * as contract from '@uid/contract/staff-catalogue';
import type { ListedVariant, StaffVariant } from '@uid/contract/staff-catalogue';
import { renameVariant } from '@uid/contract/staff-items';
import { listItemPictures } from '@uid/contract/staff-media';
import { NoAnswer, refusal, success } from '@uid/forms/testing/fake-server';
import type { Answer } from '@uid/forms/testing/fake-server';
import { settled } from '@uid/forms/testing/reader';
import { act } from 'react';
import { expect, test } from 'vitest';

import { itemWords as words } from '../../testing/item-words.ts';
import { openTestConsole, staffWith } from '../../testing/open-console.tsx';
import type { OpenedTestConsole } from '../../testing/open-console.tsx';

const listed: ListedVariant = {
  sku: 'CARD-A',
  itemId: 'card',
  itemName: 'Card',
  name: 'A',
  state: 'on-sale',
  priceFen: 6_800,
  stock: 3,
  lowStock: 5,
  isLow: true,
  leadDays: 2,
  revision: 7,
};
const variant: StaffVariant = {
  ...listed,
  variantZh: '甲',
  variantEn: 'A',
  promised: 4,
  steps: [{ fromQuantity: 5, priceFen: 6_000 }],
  priceChanges: [
    {
      id: 'plan',
      state: 'planned',
      fromQuantity: 1,
      oldFen: 6_800,
      newFen: 7_000,
      startsAt: 1_800_000_000_000,
      askedAt: 1,
      person: { id: 's', email: 'shop@example.com' },
    },
  ],
  movements: [{ id: 'm', at: 1, reason: 'refund 1', quantity: 2, orderNo: '260105WBWAW7' }],
};
const item = {
  id: 'card',
  name: 'Card',
  product: 'sim',
  isOnSale: true,
  words,
  variants: [variant],
};

function sentTo(app: OpenedTestConsole, endpoint: { path: string }) {
  return app.server.sent.findLast(({ path }) => path === endpoint.path)?.body;
}

async function tick(app: OpenedTestConsole, label: string) {
  await act(async () => {
    const box = Array.from(app.container.querySelectorAll('input[type=checkbox]')).find(
      (each) =>
        (each.getAttribute('aria-label') ?? each.parentElement?.textContent)?.trim() === label,
    );
    (box as HTMLInputElement).click();
    await settled();
  });
}

async function choose(app: OpenedTestConsole, file: File) {
  const input = app.field('CSV file');
  const files = new DataTransfer();
  files.items.add(file);
  await act(async () => {
    input.files = files.files;
    input.dispatchEvent(new Event('change', { bubbles: true }));
    await settled();
  });
}

test('rows that are chosen are hidden together, with the revisions that were read', async () => {
  const app = await openTestConsole('/catalogue', {
    script: (server) => {
      const hidden: ListedVariant = { ...listed, sku: 'CARD-C', state: 'hidden', revision: 3 };
      const variants = [listed, { ...listed, sku: 'CARD-B', revision: 9 }, hidden];
      server.on(contract.listStaffVariants, success({ variants }));
      server.on(contract.editVariants, success({ changed: 2, problems: [] }));
    },
  });
  await app.shows('CARD-C');
  await tick(app, 'Choose all of this page');
  await app.shows('3 chosen');
  await app.press('Apply to what is chosen');
  expect(sentTo(app, contract.editVariants)).toMatchObject({
    rows: [
      { sku: 'CARD-A', revision: 7 },
      { sku: 'CARD-B', revision: 9 },
      { sku: 'CARD-C', revision: 3 },
    ],
    state: 'hidden',
  });
  expect(app.text()).not.toContain('3 chosen');
  await app.shows('2 changed');
  await app.press('Undo');
  // The undo does not show a variant that was hidden before the change.
  expect(sentTo(app, contract.editVariants)).toMatchObject({
    rows: [
      { sku: 'CARD-A', revision: 8 },
      { sku: 'CARD-B', revision: 10 },
    ],
    state: 'on-sale',
  });
  await app.shows('Taken back');
});

test('lead times that were changed together are taken back to what each was', async () => {
  const app = await openTestConsole('/catalogue', {
    script: (server) => {
      const other = { ...listed, sku: 'CARD-B', revision: 9, leadDays: 5 };
      const same = { ...listed, sku: 'CARD-C', leadDays: 30 };
      server.on(contract.listStaffVariants, success({ variants: [listed, other, same] }));
      server.on(contract.editVariants, success({ changed: 2, problems: [] }));
    },
  });
  await app.shows('CARD-C');
  await tick(app, 'Choose all of this page');
  app.fill('Change', 'leadDays');
  app.fill('Working days', '30');
  await app.press('Apply to what is chosen');
  await app.shows('2 changed');
  await app.press('Undo');
  expect(sentTo(app, contract.editVariants)).toEqual({
    language: 'en',
    rows: [
      { sku: 'CARD-A', revision: 8, leadDays: 2 },
      { sku: 'CARD-B', revision: 10, leadDays: 5 },
    ],
  });
  await app.shows('Taken back');
});

test('a change by per cent whose answer was lost is the same once more, by the revisions of before', async () => {
  const app = await openTestConsole('/catalogue', {
    script: (server) => {
      server.on(contract.listStaffVariants, success({ variants: [listed] }));
      server.once(contract.editVariants, new NoAnswer());
      server.on(contract.editVariants, success({ changed: 1, problems: [] }));
    },
  });
  await app.shows('CARD-A');
  await tick(app, 'Choose all of this page');
  app.fill('Change', 'percent');
  app.fill('Per cent', '10');
  const raised = { ...listed, priceFen: 7_480, revision: 8 };
  app.server.on(contract.listStaffVariants, success({ variants: [raised] }));
  await app.press('Apply to what is chosen');
  await app.shows('¥74.80');
  await app.press('Apply to what is chosen');
  await app.shows('1 changed');
  expect(sentTo(app, contract.editVariants)).toMatchObject({
    rows: [{ sku: 'CARD-A', revision: 7 }],
    pricePercent: 10,
  });
});

test('an offer to take back is gone as soon as something else is written', async () => {
  const app = await openTestConsole('/catalogue', {
    script: (server) => {
      server.on(contract.listStaffVariants, success({ variants: [listed] }));
      server.on(contract.editVariants, success({ changed: 1, problems: [] }));
    },
  });
  await app.shows('CARD-A');
  const hide = async () => {
    await tick(app, 'Choose all of this page');
    await app.press('Apply to what is chosen');
  };
  await hide();
  await app.shows('Undo');
  app.server.on(contract.editVariants, refusal('CATALOGUE_CHANGED'));
  await hide();
  expect(app.text()).not.toContain('Undo');
});

test('an offer to take back is gone on another screen', async () => {
  const app = await openTestConsole('/catalogue', {
    script: (server) => {
      server.on(contract.listStaffVariants, success({ variants: [listed] }));
      server.on(contract.editVariants, success({ changed: 1, problems: [] }));
    },
  });
  await app.shows('CARD-A');
  await tick(app, 'Choose all of this page');
  await app.press('Apply to what is chosen');
  await app.shows('Undo');
  await app.press('Jobs');
  expect(app.heading()).toBe('Jobs');
  expect(app.text()).not.toContain('Undo');
});

test('what can’t be done with a row is named, and the rows stay chosen', async () => {
  const app = await openTestConsole('/catalogue', {
    script: (server) => {
      server.on(contract.listStaffVariants, success({ variants: [listed] }));
      const problems = [{ sku: 'CARD-A', reason: 'takes a second person' }];
      server.on(contract.editVariants, success({ changed: 0, problems }));
    },
  });
  await app.shows('CARD-A');
  await tick(app, 'Choose CARD-A');
  app.fill('Change', 'percent');
  app.fill('Per cent', '-30');
  await app.press('Apply to what is chosen');
  expect(sentTo(app, contract.editVariants)).toMatchObject({ pricePercent: -30 });
  expect(app.alert()).toContain('CARD-A: takes a second person');
  expect(app.text()).toContain('1 chosen');
  app.server.on(contract.editVariants, refusal('CATALOGUE_CHANGED'));
  await app.press('Apply to what is chosen');
  expect(app.text()).not.toContain('CARD-A: takes a second person');
});

test('a save over somebody else’s is refused, shows theirs, keeps mine, and goes through when I insist', async () => {
  const app = await openTestConsole('/catalogue/card', {
    script: (server) => {
      server.on(contract.getStaffItem, success(item));
      server.on(contract.changeVariant, refusal('CATALOGUE_CHANGED'));
    },
  });
  await app.shows('State, lead time and threshold');
  expect(app.text()).toContain('On the shelf7');
  app.fill('Lead time (working days)', '9');
  const theirs = { ...variant, leadDays: 4, revision: 8 };
  app.server.on(contract.getStaffItem, success({ ...item, variants: [theirs] }));
  await app.press('Save');
  expect(sentTo(app, contract.changeVariant)).toMatchObject({ revision: 7, leadDays: 9 });
  await app.shows('Save again to keep yours');
  await app.shows('Lead time (working days)4');
  expect(app.field('Lead time (working days)').value).toBe('9');
  app.server.on(contract.changeVariant, success({ sku: 'CARD-A', revision: 9 }));
  await app.press('Save');
  expect(sentTo(app, contract.changeVariant)).toMatchObject({ revision: 8, leadDays: 9 });
  expect(app.text()).not.toContain('Save again to keep yours');
});

test('a variant that was hidden and shown again is saved at once, and what was typed meanwhile stays', async () => {
  const as = (state: string, revision: number) =>
    success({
      ...item,
      isOnSale: state === 'on-sale',
      variants: [{ ...variant, state, revision }],
    });
  const app = await openTestConsole('/catalogue/card', {
    script: (server) => {
      server.on(contract.getStaffItem, success(item));
      server.on(contract.editVariants, success({ changed: 1, problems: [] }));
      server.on(contract.changeVariant, success({ sku: 'CARD-A', revision: 10 }));
    },
  });
  await app.shows('Hide the item');
  app.fill('Lead time (working days)', '9');
  app.server.on(contract.getStaffItem, as('hidden', 8));
  await app.press('Hide the item');
  app.server.on(contract.getStaffItem, as('on-sale', 9));
  await app.press('Show the item');
  await app.press('Save');
  expect(sentTo(app, contract.changeVariant)).toMatchObject({ revision: 9, leadDays: 9 });
});

test('an item that was hidden is shown again as it was: what was hidden by itself stays so', async () => {
  const hidden: StaffVariant = { ...variant, sku: 'CARD-B', state: 'hidden', revision: 3 };
  const app = await openTestConsole('/catalogue/card', {
    script: (server) => {
      server.on(contract.getStaffItem, success({ ...item, variants: [variant, hidden] }));
      server.on(contract.editVariants, success({ changed: 1, problems: [] }));
    },
  });
  await app.shows('Hide the item');
  await app.press('Hide the item');
  await app.shows('1 changed');
  await app.press('Undo');
  expect(sentTo(app, contract.editVariants)).toEqual({
    language: 'en',
    rows: [{ sku: 'CARD-A', revision: 8 }],
    state: 'on-sale',
  });
  await app.shows('Taken back');
});

test('what a colleague changed is not saved over after an act of one’s own beside the form', async () => {
  const now = { ...variant, lowStock: 50, variantZh: '乙', revision: 8 };
  const steps = [{ fromQuantity: 5, priceFen: 5_900 }];
  const app = await openTestConsole('/catalogue/card', {
    script: (server) => {
      server.on(contract.getStaffItem, success(item));
      server.on(contract.withdrawPriceChange, success({ sku: 'CARD-A', revision: 9 }));
      const { changePrice, changeSteps, changeVariant } = contract;
      for (const each of [changePrice, changeSteps, changeVariant, renameVariant])
        server.on(each, refusal('CATALOGUE_CHANGED'));
    },
  });
  await app.shows('Planned');
  const since = { ...now, steps, priceChanges: [], revision: 9 };
  app.server.on(contract.getStaffItem, success({ ...item, variants: [since] }));
  await app.press('Withdraw');
  app.fill('New price', '69');
  await app.press('Change the price', { last: true });
  expect(sentTo(app, contract.changePrice)).toMatchObject({ revision: 7, priceFen: 6_900 });
  app.fill('Lead time (working days)', '9');
  await app.press('Save');
  expect(sentTo(app, contract.changeVariant)).toMatchObject({ revision: 7, leadDays: 9 });
  await app.shows('Now: 50');
  app.fill('Name of the variant (English)', 'Mine');
  await app.press('Save the name');
  expect(sentTo(app, renameVariant)).toMatchObject({ revision: 7, variantEn: 'Mine' });
  await app.shows('Now: 乙');
  await app.press('Save the steps');
  expect(sentTo(app, contract.changeSteps)).toMatchObject({ revision: 7 });
  // A user who has seen the current values overwrites them by saving again.
  await app.press('Save');
  expect(sentTo(app, contract.changeVariant)).toMatchObject({ revision: 9, lowStock: 5 });
});

test('a price is changed now or at a minute, and a plan taken back', async () => {
  const app = await openTestConsole('/catalogue/card', {
    script: (server) => {
      server.on(contract.getStaffItem, success(item));
      server.on(contract.changePrice, success({ sku: 'CARD-A', revision: 8, startsAt: 1 }));
      server.on(contract.withdrawPriceChange, success({ sku: 'CARD-A', revision: 9 }));
    },
  });
  await app.shows('New price');
  app.fill('New price', '70.5');
  app.fill('From (UTC+8)optional', '2026-02-01T00:00');
  await app.press('Change the price', { last: true });
  expect(sentTo(app, contract.changePrice)).toMatchObject({
    revision: 7,
    priceFen: 7_050,
    starts: '2026-02-01T00:00',
  });
  await app.press('Withdraw');
  expect(sentTo(app, contract.withdrawPriceChange)).toMatchObject({ id: 'plan' });
});

test('a price that takes two persons is put to a second one', async () => {
  const app = await openTestConsole('/catalogue/card', {
    script: (server) => {
      server.on(contract.getStaffItem, success(item));
      server.on(contract.changePrice, refusal('NEEDS_SECOND_PERSON'));
      server.on(contract.askPriceChange, success({ waitsFor: 'a' }));
    },
  });
  await app.shows('New price');
  app.fill('New price', '50');
  await app.press('Change the price', { last: true });
  expect(app.text()).not.toContain('Save again to keep yours');
  await app.press('Ask a second person');
  expect(sentTo(app, contract.askPriceChange)).toMatchObject({ revision: 7, priceFen: 5_000 });
  expect(app.field('New price').value).toBe('');
});

test('a price that one may change alone leaves no other to be asked for', async () => {
  const app = await openTestConsole('/catalogue/card', {
    script: (server) => {
      server.on(contract.getStaffItem, success(item));
      server.on(contract.changePrice, refusal('NEEDS_SECOND_PERSON'));
    },
  });
  await app.shows('New price');
  app.fill('New price', '50');
  await app.press('Change the price', { last: true });
  await app.shows('Ask a second person');
  app.server.on(contract.changePrice, success({ sku: 'CARD-A', revision: 8 }));
  app.fill('New price', '67');
  await app.press('Change the price', { last: true });
  expect(app.text()).not.toContain('Ask a second person');
});

test('steps are sent as they are filled in, and one that is emptied ends', async () => {
  const app = await openTestConsole('/catalogue/card', {
    script: (server) => {
      server.on(contract.getStaffItem, success(item));
      server.on(contract.changeSteps, success({ sku: 'CARD-A', revision: 8 }));
    },
  });
  await app.shows('Step 1: from so many');
  expect(app.field('Step 1: price of one').value).toBe('60');
  app.fill('Step 1: from so many', '');
  app.fill('Step 1: price of one', '');
  app.fill('Step 2: from so many', '10');
  app.fill('Step 2: price of one', '55.5');
  await app.press('Save the steps');
  expect(sentTo(app, contract.changeSteps)).toMatchObject({
    revision: 7,
    steps: [{ fromQuantity: 10, priceFen: 5_550 }],
  });
});

test('pieces, prices and per cents may be typed in the wide digits of a Chinese keyboard', async () => {
  const app = await openTestConsole('/catalogue/card', {
    script: (server) => {
      server.on(contract.getStaffItem, success(item));
      server.on(contract.changeSteps, success({ sku: 'CARD-A', revision: 8 }));
      server.on(contract.moveStock, success({ stock: 3 }));
      server.on(contract.listStaffVariants, success({ variants: [listed] }));
      server.on(contract.editVariants, success({ changed: 1, problems: [] }));
    },
  });
  await app.shows('Step 1: from so many');
  app.fill('Step 1: from so many', '１０');
  app.fill('Step 1: price of one', '５５．５');
  await app.press('Save the steps');
  expect(sentTo(app, contract.changeSteps)).toMatchObject({
    steps: [{ fromQuantity: 10, priceFen: 5_550 }],
  });
  app.fill('What happened', 'received');
  app.fill('Pieces', '５０');
  app.fill('Why', 'Delivered today');
  await app.press('Enter');
  expect(sentTo(app, contract.moveStock)).toMatchObject({ pieces: 50 });
  await app.press('Catalogue');
  await app.shows('Choose');
  await tick(app, 'Choose CARD-A');
  app.fill('Change', 'percent');
  app.fill('Per cent', '－３０');
  await app.press('Apply to what is chosen');
  expect(sentTo(app, contract.editVariants)).toMatchObject({ pricePercent: -30 });
});

test('a variant with more steps than are offered keeps them', async () => {
  const steps = [2, 3, 4, 5, 6, 7].map((fromQuantity) => ({
    fromQuantity,
    priceFen: 6_500 - 100 * fromQuantity,
  }));
  const app = await openTestConsole('/catalogue/card', {
    script: (server) => {
      const variants = [{ ...variant, steps }];
      server.on(contract.getStaffItem, success({ ...item, variants }));
      server.on(contract.changeSteps, success({ sku: 'CARD-A', revision: 8 }));
    },
  });
  await app.shows('Step 1: from so many');
  app.fill('Step 1: price of one', '62');
  await app.press('Save the steps');
  expect(sentTo(app, contract.changeSteps)).toMatchObject({
    steps: [{ fromQuantity: 2, priceFen: 6_200 }, ...steps.slice(1)],
  });
});

test('steps that take two persons are put to a second one', async () => {
  const app = await openTestConsole('/catalogue/card', {
    script: (server) => {
      server.on(contract.getStaffItem, success(item));
      server.on(contract.changeSteps, refusal('NEEDS_SECOND_PERSON'));
      server.on(contract.askSteps, success({ waitsFor: 'a' }));
    },
  });
  await app.shows('Step 1: from so many');
  app.fill('Step 1: price of one', '30');
  await app.press('Save the steps');
  await app.press('Ask a second person');
  expect(sentTo(app, contract.askSteps)).toMatchObject({
    revision: 7,
    steps: [{ fromQuantity: 5, priceFen: 3_000 }],
  });
  expect(app.text()).not.toContain('Ask a second person');
});

test('rows that take two persons are put to a second one together', async () => {
  const app = await openTestConsole('/catalogue', {
    script: (server) => {
      server.on(contract.listStaffVariants, success({ variants: [listed] }));
      server.on(contract.editVariants, refusal('NEEDS_SECOND_PERSON'));
      server.on(contract.askEdit, success({ waitsFor: 'a' }));
    },
  });
  await app.shows('CARD-A');
  await tick(app, 'Choose CARD-A');
  app.fill('Change', 'percent');
  app.fill('Per cent', '-30');
  await app.press('Apply to what is chosen');
  await app.press('Ask a second person');
  expect(sentTo(app, contract.askEdit)).toMatchObject({ pricePercent: -30 });
  expect(app.text()).not.toContain('1 chosen');
});

test('who changes something else is not offered to ask a second person for what was refused before', async () => {
  const app = await openTestConsole('/catalogue', {
    script: (server) => {
      server.on(contract.listStaffVariants, success({ variants: [listed] }));
      server.once(contract.editVariants, refusal('NEEDS_SECOND_PERSON'));
      server.on(contract.editVariants, refusal('CATALOGUE_CHANGED'));
    },
  });
  await app.shows('CARD-A');
  await tick(app, 'Choose CARD-A');
  app.fill('Change', 'percent');
  app.fill('Per cent', '-30');
  await app.press('Apply to what is chosen');
  await app.shows('Ask a second person');
  app.fill('Change', 'hide');
  await app.press('Apply to what is chosen');
  expect(app.text()).not.toContain('Ask a second person');
});

test('what is typed after a price took two persons is not asked for as it was before', async () => {
  const app = await openTestConsole('/catalogue/card', {
    script: (server) => {
      server.on(contract.getStaffItem, success(item));
      server.on(contract.changePrice, refusal('NEEDS_SECOND_PERSON'));
      server.on(contract.changeSteps, refusal('NEEDS_SECOND_PERSON'));
    },
  });
  await app.shows('New price');
  app.fill('New price', '5');
  await app.press('Change the price', { last: true });
  await app.shows('Ask a second person');
  app.fill('New price', '50');
  expect(app.text()).not.toContain('Ask a second person');
  app.fill('Step 1: price of one', '3');
  await app.press('Save the steps');
  await app.shows('Ask a second person');
  app.fill('Step 1: price of one', '30');
  expect(app.text()).not.toContain('Ask a second person');
});

test('what is chosen or typed after rows took two persons is not asked for as it was before', async () => {
  const app = await openTestConsole('/catalogue', {
    script: (server) => {
      const variants = [listed, { ...listed, sku: 'CARD-B' }];
      server.on(contract.listStaffVariants, success({ variants }));
      server.on(contract.editVariants, refusal('NEEDS_SECOND_PERSON'));
    },
  });
  await app.shows('CARD-A');
  await tick(app, 'Choose CARD-A');
  await tick(app, 'Choose CARD-B');
  app.fill('Change', 'percent');
  app.fill('Per cent', '-30');
  await app.press('Apply to what is chosen');
  await app.shows('Ask a second person');
  await tick(app, 'Choose CARD-B');
  expect(app.text()).not.toContain('Ask a second person');
  await app.press('Apply to what is chosen');
  await app.shows('Ask a second person');
  app.fill('Per cent', '-20');
  expect(app.text()).not.toContain('Ask a second person');
});

test('while steps are being saved nothing can be typed, which the answer would take away', async () => {
  const app = await openTestConsole('/catalogue/card', {
    script: (server) => {
      server.on(contract.getStaffItem, success(item));
      server.on(contract.changeSteps, new Promise(() => undefined));
    },
  });
  await app.shows('Step 1: from so many');
  app.fill('Step 1: price of one', '59');
  await app.press('Save the steps');
  const labels = ['Step 1: from so many', 'Step 1: price of one'];
  expect(labels.map((label) => app.field(label).readOnly)).toEqual([true, true]);
});

test('while many are being changed nothing can be typed, which the answer would take away', async () => {
  const app = await openTestConsole('/catalogue', {
    script: (server) => {
      server.on(contract.listStaffVariants, success({ variants: [listed] }));
      server.on(contract.editVariants, new Promise(() => undefined));
    },
  });
  await app.shows('CARD-A');
  await tick(app, 'Choose CARD-A');
  app.fill('Change', 'leadDays');
  app.fill('Working days', '3');
  await app.press('Apply to what is chosen');
  expect(app.field('Working days').readOnly).toBe(true);
  expect(app.field('Change').disabled).toBe(true);
});

const checkedFile = {
  rows: 2,
  changed: 1,
  changes: [],
  beyond: 0,
  problems: [],
  problemCount: 0,
  compared: [],
};

test('a file with a price that takes two persons is put to a second one as a whole', async () => {
  const seen = 'b'.repeat(64);
  const app = await openTestConsole('/catalogue-file', {
    script: (server) => {
      server.on(contract.checkCatalogueFile, success({ ...checkedFile, beyond: 1, seen }));
      server.on(contract.askCatalogueFile, success({ waitsFor: 'a' }));
    },
  });
  await choose(app, new File(['SKU,Price\nCARD-A,1'], 'table.csv'));
  await app.press('Check the file');
  await app.shows('Rows that change a price by more than 20%: 1');
  expect(app.text()).not.toContain('Apply all of it');
  await app.press('Ask a second person');
  expect(sentTo(app, contract.askCatalogueFile)).toMatchObject({ seen });
});

test('a file is checked, its errors listed, and one without any applied with what the check saw', async () => {
  const seen = 'a'.repeat(64);
  const found = { ...checkedFile, seen };
  const wrong = { line: 3, sku: 'CARD-B', column: 'Price (¥)', reason: 'Is not a price' };
  const app = await openTestConsole('/catalogue-file', {
    script: (server) => {
      const answer = { ...found, problems: [wrong], problemCount: 1 };
      server.on(contract.checkCatalogueFile, success(answer));
      server.on(contract.applyCatalogueFile, success({ changed: 1 }));
    },
  });
  const filled = () =>
    [...app.container.querySelectorAll('article button')]
      .filter(({ className }) => className.includes('primary'))
      .map(({ textContent }) => textContent);
  expect(filled()).toEqual(['Check the file']);
  await app.press('Check the file');
  expect(app.errorOf('CSV file')).toBe('Choose a file');
  await choose(app, new File(['SKU,Price\nCARD-A,1'], 'table.csv'));
  await app.press('Check the file');
  await app.shows('Is not a price');
  const checked = app.server.sent.find(({ path }) => path === contract.checkCatalogueFile.path);
  expect(checked?.file).toBe('SKU,Price\nCARD-A,1');
  expect(filled()).toEqual(['Check the file']);
  expect(app.text()).not.toContain('Apply all of it');
  app.server.on(contract.checkCatalogueFile, success(found));
  await choose(app, new File(['SKU,Price\nCARD-A,2'], 'table.csv'));
  await app.press('Check the file');
  await app.shows('Apply all of it');
  // The next action is the primary button, as on the screen for the bank's statement.
  expect(filled()).toEqual(['Apply all of it']);
  await app.press('Apply all of it');
  expect(sentTo(app, contract.applyCatalogueFile)).toMatchObject({ seen });
  // The result is in the page itself, so it stays when the notification has gone.
  expect(app.container.querySelector('article')?.textContent).toContain('Rows changed: 1');
});

test('a file that is chosen after another was checked is checked before anything is applied', async () => {
  const found = { ...checkedFile, seen: 'a'.repeat(64) };
  const app = await openTestConsole('/catalogue-file', {
    script: (server) => server.on(contract.checkCatalogueFile, success(found)),
  });
  await choose(app, new File(['SKU,Price\nCARD-A,1'], 'table.csv'));
  await app.press('Check the file');
  await app.shows('Apply all of it');
  await choose(app, new File(['SKU,Price\nCARD-A,2'], 'other.csv'));
  expect(app.text()).not.toContain('Apply all of it');
});

test('what is found in a file while another one is chosen is not applied in the other’s name', async () => {
  let answer: (given: Answer) => void = () => undefined;
  const app = await openTestConsole('/catalogue-file', {
    script: (server) =>
      server.on(
        contract.checkCatalogueFile,
        new Promise<Answer>((resolve) => void (answer = resolve)),
      ),
  });
  await choose(app, new File(['SKU,Price\nCARD-A,1'], 'table.csv'));
  await app.press('Check the file');
  await choose(app, new File(['SKU,Price\nCARD-A,2'], 'other.csv'));
  const found = success({ ...checkedFile, seen: 'a'.repeat(64) });
  answer(found);
  await act(settled);
  expect(app.text()).not.toContain('Apply all of it');
  app.server.on(contract.checkCatalogueFile, found);
  await app.press('Check the file');
  await app.shows('Apply all of it');
});

test('a file is checked anew where somebody changed what it was compared with', async () => {
  const change = { line: 2, sku: 'CARD-A', column: 'Price (¥)', after: '470.00' };
  const found = (seen: string, before: string) =>
    success({
      ...checkedFile,
      changes: [{ ...change, before }],
      compared: [{ ...change, revision: 1, cells: [{ column: change.column, now: before }] }],
      seen: seen.repeat(64),
    });
  const app = await openTestConsole('/catalogue-file', {
    script: (server) => server.on(contract.checkCatalogueFile, found('a', '466.47')),
  });
  await choose(app, new File(['SKU,Price\nCARD-A,470'], 'table.csv'));
  await app.press('Check the file');
  await app.shows('466.47');
  app.server.on(contract.checkCatalogueFile, found('b', '465.00'));
  app.server.on(contract.applyCatalogueFile, refusal('CATALOGUE_CHANGED'));
  await app.press('Apply all of it');
  await app.shows('465.00');
  expect(app.alert()).toContain('在您查看之后有人改过');
  const conflict = app.container.querySelector('table')?.textContent;
  expect(conflict).toContain('Rows that somebody changed after the check');
  expect(conflict).toMatch(/CARD-A.*2.*Price.*466\.47.*465\.00/s);
  app.server.on(contract.applyCatalogueFile, success({ changed: 1 }));
  await app.press('Apply all of it');
  expect(sentTo(app, contract.applyCatalogueFile)).toMatchObject({ seen: 'b'.repeat(64) });
});

test('a row of which somebody changed what the file says nothing of is named, too', async () => {
  const row = { line: 2, sku: 'CARD-A', cells: [{ column: 'Price (¥)', now: '466.47' }] };
  const found = (seen: string, revision: number) =>
    success({ ...checkedFile, compared: [{ ...row, revision }], seen: seen.repeat(64) });
  const app = await openTestConsole('/catalogue-file', {
    script: (server) => server.on(contract.checkCatalogueFile, found('a', 1)),
  });
  await choose(app, new File(['SKU,Price\nCARD-A,470'], 'table.csv'));
  await app.press('Check the file');
  await app.shows('Apply all of it');
  app.server.on(contract.checkCatalogueFile, found('b', 2));
  app.server.on(contract.applyCatalogueFile, refusal('CATALOGUE_CHANGED'));
  await app.press('Apply all of it');
  await app.shows('Rows that somebody changed after the check');
  expect(app.container.querySelector('table')?.textContent).toMatch(/CARD-A.*2.*Other details/s);
});

test('who may only read finds nothing to change', async () => {
  const app = await openTestConsole('/catalogue/card', {
    who: staffWith('auditor'),
    script: (server) => {
      server.on(contract.getStaffItem, success(item));
      server.on(listItemPictures, success({ pictures: [] }));
    },
  });
  await app.shows('260105WBWAW7');
  expect(
    app.container.querySelector('article form, article button:not([popovertarget])'),
  ).toBeNull();
});

test('what is typed about stock stays while orders move it, and is gone once it was entered', async () => {
  const movement = { id: 'm-2', at: 2, reason: 'order', quantity: -1, orderNo: '260106WBWAW7' };
  const app = await openTestConsole('/catalogue/card', {
    script: (server) => {
      server.on(contract.getStaffItem, success(item));
      server.on(contract.changeVariant, success({ sku: 'CARD-A', revision: 8 }));
      server.on(contract.moveStock, success({ stock: 52 }));
    },
  });
  await app.shows('CARD-A');
  app.fill('What happened', 'received');
  app.fill('Pieces', '50');
  const moved = { ...variant, movements: [movement, ...(variant.movements ?? [])] };
  app.server.on(contract.getStaffItem, success({ ...item, variants: [moved] }));
  // Saving fetches the item again.
  await app.press('Save');
  await app.shows('260106WBWAW7');
  expect(app.field('Pieces').value).toBe('50');
  app.fill('Why', 'Delivered today');
  await app.press('Enter');
  expect(sentTo(app, contract.moveStock)).toMatchObject({ pieces: 50, note: 'Delivered today' });
  expect(app.field('Pieces').value).toBe('');
});

test('what was saved is taken back by one button, to what it was', async () => {
  const app = await openTestConsole('/catalogue/card', {
    script: (server) => {
      server.on(contract.getStaffItem, success(item));
      server.on(contract.changeVariant, success({ sku: 'CARD-A', revision: 8 }));
    },
  });
  await app.shows('CARD-A');
  app.fill('Lead time (working days)', '9');
  await app.press('Save');
  await app.shows('Saved');
  app.server.on(contract.changeVariant, success({ sku: 'CARD-A', revision: 9 }));
  await app.press('Undo');
  expect(sentTo(app, contract.changeVariant)).toMatchObject({
    sku: 'CARD-A',
    revision: 8,
    state: 'on-sale',
    leadDays: 2,
    lowStock: 5,
  });
  await app.shows('Taken back');
  expect(app.text()).not.toContain('Undo');
  // The user's own undo causes no conflict.
  app.server.on(contract.changePrice, success({ sku: 'CARD-A', revision: 10 }));
  app.fill('New price', '69');
  await app.press('Change the price', { last: true });
  expect(sentTo(app, contract.changePrice)).toMatchObject({ revision: 9 });
});
