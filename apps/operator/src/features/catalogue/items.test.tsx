// @vitest-environment happy-dom
import { listProducts } from '@uid/contract/contents';
import { itemFieldNames } from '@uid/contract/item-fields';
import { getStaffItem } from '@uid/contract/staff-catalogue';
import type { StaffItem } from '@uid/contract/staff-catalogue';
import { whoAmI } from '@uid/contract/staff';
import { addItem, addVariant, changeItem, renameVariant } from '@uid/contract/staff-items';
import { refusal, success } from '@uid/forms/testing/fake-server';
import { expect, onTestFinished, test, vi } from 'vitest';

import { itemWords as words } from '../../testing/item-words.ts';
import { openTestConsole, staffWith } from '../../testing/open-console.tsx';
import type { OpenedTestConsole } from '../../testing/open-console.tsx';
import { itemFieldTexts } from './item-field-texts.ts';

const item: StaffItem = {
  id: 'card',
  name: 'Card',
  product: 'safety-sim-card',
  isOnSale: true,
  words,
  variants: [
    {
      sku: 'CARD-A',
      itemId: 'card',
      itemName: 'Card',
      name: 'A',
      variantZh: '甲',
      variantEn: 'A',
      state: 'on-sale',
      priceFen: 6_800,
      stock: 3,
      promised: 0,
      lowStock: 5,
      isLow: true,
      leadDays: 2,
      revision: 7,
      steps: [],
      priceChanges: [],
    },
  ],
};

function sentTo(app: OpenedTestConsole, endpoint: { path: string }) {
  return app.server.sent.findLast(({ path }) => path === endpoint.path)?.body;
}

/** Returns the values of an item that do not depend on the language, by the labels of its form. */
function typedFields(): Record<string, string | number> {
  return Object.fromEntries(
    itemFieldNames.map((name) => [itemFieldTexts.en[name].label, words[name]]),
  );
}

test('the words of an item are changed in both languages', async () => {
  const app = await openTestConsole('/catalogue/card', {
    script: (server) => {
      server.on(getStaffItem, success(item));
      server.on(changeItem, success({ id: 'card', revision: 5 }));
    },
  });
  await app.shows('Words and place');
  expect(app.field('What is included (Chinese)').value).toBe('卡片\n信封');
  expect(app.field('What is included (Chinese)').lang).toBe('zh-CN');
  expect(app.field('Name (English)').lang).toBe('en');
  app.fill('Name (English)', 'Silver card');
  app.fill('Place in the shop', '1');
  const { delivery: _delivery, ...said } = words;
  const now = { ...words, nameEn: 'Silver card', position: 1, revision: 5 };
  app.server.on(getStaffItem, success({ ...item, name: 'Silver card', words: now }));
  await app.press('Save the words');
  expect(sentTo(app, changeItem)).toMatchObject({
    ...said,
    id: 'card',
    nameEn: 'Silver card',
    position: 1,
  });
  // The form continues from the saved values.
  app.fill('Name (English)', 'Gold card');
  await app.press('Save the words');
  expect(sentTo(app, changeItem)).toMatchObject({ revision: 5, nameEn: 'Gold card', position: 1 });
});

test('a save over a colleague’s words is refused, shows theirs, keeps mine, and goes through when I insist', async () => {
  const app = await openTestConsole('/catalogue/card', {
    script: (server) => {
      server.on(getStaffItem, success(item));
      server.on(changeItem, refusal('CATALOGUE_CHANGED'));
    },
  });
  await app.shows('Words and place');
  app.fill('Name (English)', 'Mine');
  const theirs = { ...words, nameEn: 'Theirs', revision: 5 };
  app.server.on(getStaffItem, success({ ...item, words: theirs }));
  await app.press('Save the words');
  await app.shows('Now: Theirs');
  expect(app.field('Name (English)').value).toBe('Mine');
  app.server.on(changeItem, success({ id: 'card', revision: 6 }));
  await app.press('Save the words');
  expect(sentTo(app, changeItem)).toMatchObject({ revision: 5, nameEn: 'Mine' });
});

test('what was typed before a reload stands beside what a colleague has saved since', async () => {
  const first = await openItem(words);
  first.fill('One sentence about it (English)', 'Mine');
  first.close();
  const second = await openItem({ ...words, summaryEn: 'Theirs', revision: 5 });
  expect(second.field('One sentence about it (English)').value).toBe('Mine');
  await second.shows('Now: Theirs');
  expect(second.field('One sentence about it (Chinese)').value).toBe(words.summaryZh);
});

test('what was typed and taken back before a reload is not written over what a colleague has saved since', async () => {
  const first = await openItem(words);
  first.fill('One sentence about it (English)', 'Mine');
  first.fill('One sentence about it (English)', words.summaryEn);
  first.close();
  const second = await openItem({ ...words, summaryEn: 'Theirs', revision: 5 });
  expect(second.field('One sentence about it (English)').value).toBe('Theirs');
});

async function openItem(said: typeof words): Promise<OpenedTestConsole> {
  const app = await openTestConsole('/catalogue/card', {
    script: (server) => server.on(getStaffItem, success({ ...item, words: said })),
  });
  await app.shows('Words and place');
  return app;
}

test('a variant is renamed', async () => {
  const app = await openTestConsole('/catalogue/card', {
    script: (server) => {
      server.on(getStaffItem, success(item));
      server.on(renameVariant, success({ sku: 'CARD-A', revision: 8 }));
    },
  });
  await app.shows('CARD-A');
  app.fill('Name of the variant (English)', 'Silver');
  await app.press('Save the name');
  expect(sentTo(app, renameVariant)).toMatchObject({
    sku: 'CARD-A',
    revision: 7,
    variantZh: '甲',
    variantEn: 'Silver',
  });
});

test('a variant is added', async () => {
  const app = await openTestConsole('/catalogue/card', {
    script: (server) => {
      server.on(getStaffItem, success({ ...item, variants: [] }));
      server.on(addVariant, success({ sku: 'CARD-D', revision: 0 }));
    },
  });
  await app.shows('Add a variant');
  app.fill('SKU', 'CARD-D');
  app.fill('Name of the variant (Chinese)', '丁');
  app.fill('Name of the variant (English)', 'D');
  app.fill('Price', '68');
  app.fill('Lead time (working days)', '2');
  await app.press('Add a variant', { last: true });
  expect(sentTo(app, addVariant)).toMatchObject({
    id: 'card',
    sku: 'CARD-D',
    variantZh: '丁',
    variantEn: 'D',
    priceFen: 6_800,
    leadDays: 2,
  });
});

test('an item is added with its first variant, and opens', async () => {
  const app = await openTestConsole('/catalogue-new', {
    script: (server) => {
      const products = [{ slug: 'safety-sim-card', name: 'Secure SIM' }];
      server.on(listProducts, success({ products }));
      server.on(addItem, success({ id: 'card' }));
      server.on(getStaffItem, success({ ...item, isOnSale: false }));
    },
  });
  await app.shows('Product it belongs to');
  const typed: Record<string, string | number> = {
    'Its id in the address': 'card',
    'Product it belongs to': 'safety-sim-card',
    'Name (Chinese)': '卡',
    'Name (English)': 'Card',
    'One sentence about it (Chinese)': '一张卡。',
    'One sentence about it (English)': 'One card.',
    'Unit (Chinese)': '张',
    'Unit (English)': 'card',
    'What is included (Chinese)': '卡片\n信封',
    'What is included (English)': 'Only one',
    SKU: 'CARD-A',
    'Name of the variant (Chinese)': '甲',
    'Name of the variant (English)': 'A',
    Price: '68',
    'Lead time (working days)': '2',
    ...typedFields(),
  };
  for (const [label, value] of Object.entries(typed)) app.fill(label, `${value}`);
  await app.press('Add the item');
  await app.shows('Write one a line, at least two.');
  expect(sentTo(app, addItem)).toBeUndefined();
  app.fill('What is included (English)', 'Card\nEnvelope');
  await app.press('Add the item');
  const { position: _position, revision: _revision, ...said } = words;
  expect(sentTo(app, addItem)).toMatchObject({ id: 'card', ...said, sku: 'CARD-A' });
  await app.shows('The mall does not show this item now.');
});

test('who may add items no more learns so as the screen opens', async () => {
  const app = await openTestConsole('/catalogue', {
    who: staffWith('shop'),
    script: (server) => server.on(listProducts, success({ products: [] })),
  });
  app.server.on(whoAmI, success(staffWith('auditor')));
  onTestFinished(() => void vi.useRealTimers());
  vi.setSystemTime(Date.now() + 60_000);
  await app.press('Add an item');
  await app.shows('This screen is no longer yours');
  expect(app.text()).not.toContain('Product it belongs to');
});

test('who may only read the catalogue is offered none of it', async () => {
  const app = await openTestConsole('/catalogue/card', {
    who: staffWith('auditor'),
    script: (server) => server.on(getStaffItem, success(item)),
  });
  await app.shows('CARD-A');
  for (const offered of ['Words and place', 'Add a variant', 'Save the name'])
    expect(app.text()).not.toContain(offered);
});
