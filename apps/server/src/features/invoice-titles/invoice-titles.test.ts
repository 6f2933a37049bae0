import type { InputOf } from '@uid/contract/endpoint';
import {
  findCompanies,
  listInvoiceTitles,
  removeInvoiceTitle,
  saveInvoiceTitle,
} from '@uid/contract/invoice-titles';
import { deleteAccount } from '@uid/contract/personal-data';
import { expect, test } from 'vitest';

import { registerBuyer } from '../identity/testing/test-account.ts';
import { buildSession, openShop } from '../../testing/shop/test-shop.ts';
import type { Buyer, TestShop } from '../../testing/shop/test-shop.ts';

const language = 'en';
const company = {
  kind: 'company',
  title: '示例科技有限公司',
  taxNumber: '91110108MA0000001D',
} as const;

type Change = Partial<InputOf<typeof saveInvoiceTitle>>;

function save(shop: TestShop, { token }: Pick<Buyer, 'token'>, change: Change = {}) {
  return shop.call(saveInvoiceTitle, { language, invoice: company, ...change }, { token });
}

async function titles(shop: TestShop, { token }: Pick<Buyer, 'token'>): Promise<string[]> {
  const { result } = await shop.call(listInvoiceTitles, { language }, { token });
  return result.titles.map(({ invoice }) => invoice.title);
}

test('titles are kept, the latest first, changed in place and removed; the same one once', async () => {
  await using shop = await openShop();
  const buyer = await buildSession(shop);
  const { id } = (await save(shop, buyer)).result;
  shop.clock.now += 1000;
  await save(shop, buyer, { invoice: { kind: 'personal', title: 'Example Person' } });
  expect(await titles(shop, buyer)).toEqual(['Example Person', company.title]);
  const spaced = { ...company, taxNumber: ' 9111 0108 ma00 0000 1d ' };
  expect((await save(shop, buyer, { invoice: spaced })).result.id).toBe(id);
  await save(shop, buyer, { id, invoice: { ...company, title: 'Renamed' } });
  expect(await titles(shop, buyer)).toEqual(expect.arrayContaining(['Renamed', 'Example Person']));
  await shop.call(removeInvoiceTitle, { language, id }, { token: buyer.token });
  expect(await titles(shop, buyer)).toEqual(['Example Person']);
});

test('the twenty-first title is refused, also when many are saved at once', async () => {
  await using shop = await openShop();
  const buyer = await buildSession(shop);
  const answers = await Promise.all(
    Array.from({ length: 24 }, (_, index) =>
      save(shop, buyer, { invoice: { kind: 'personal', title: `Person ${index}` } }),
    ),
  );
  const refused = answers.filter(({ status }) => status !== 200);
  expect(refused.map(({ result }) => result.error)).toEqual(Array(4).fill('INVOICE_TITLE_LIMIT'));
  expect(await titles(shop, buyer)).toHaveLength(20);
});

test('A22: somebody else’s title is not found and stays as it is', async () => {
  await using shop = await openShop();
  const owner = await buildSession(shop);
  const stranger = await buildSession(shop);
  const { id } = (await save(shop, owner)).result;
  const answers = [
    await save(shop, stranger, { id, invoice: { kind: 'personal', title: 'Taken' } }),
    await shop.call(removeInvoiceTitle, { language, id }, { token: stranger.token }),
  ];
  for (const { status, result } of answers)
    expect([status, result.error]).toEqual([404, 'NOT_FOUND']);
  expect(await titles(shop, stranger)).toEqual([]);
  expect(await titles(shop, owner)).toEqual([company.title]);
});

test('a title that no fapiao could have is refused by field', async () => {
  await using shop = await openShop();
  const buyer = await buildSession(shop);
  const wrong = { ...company, title: ' ', taxNumber: '91110108MA0000001E' };
  const { status, result } = await save(shop, buyer, { invoice: wrong });
  expect(status).toBe(400);
  expect(Object.keys(result.fields ?? {})).toEqual(['invoice.title', 'invoice.taxNumber']);
  expect((await shop.call(listInvoiceTitles, { language })).status).toBe(401);
});

test('deleting the account erases its titles and nobody else’s', async () => {
  await using shop = await openShop();
  const { token, email } = await registerBuyer(shop);
  const other = await buildSession(shop);
  await save(shop, { token });
  await save(shop, other);
  expect((await shop.call(deleteAccount, { email }, { token })).status).toBe(200);
  const { handle } = shop.deps.database;
  const left = await handle.selectFrom('invoiceTitles').select('accountId').execute();
  expect(left).toEqual([{ accountId: other.accountId }]);
});

test('a company is found by a part of its name, with a tax number that a fapiao takes', async () => {
  await using shop = await openShop();
  const { token } = await buildSession(shop);
  const find = (name: string) => shop.call(findCompanies, { language, name }, { token });
  const { result } = await find(' 示例科技 ');
  expect(result.companies).toContainEqual({ name: company.title, taxNumber: company.taxNumber });
  expect((await find('没有这家')).result.companies).toEqual([]);
  expect((await find('示')).status).toBe(400);
  const [found] = result.companies;
  const invoice = { kind: 'company', title: found!.name, taxNumber: found!.taxNumber } as const;
  expect((await save(shop, { token }, { invoice })).status).toBe(200);
});

test('an account looks up 20 companies in ten minutes; others are not held up by it', async () => {
  await using shop = await openShop();
  const buyer = await buildSession(shop);
  const find = ({ token }: Buyer) =>
    shop.call(findCompanies, { language, name: '示例' }, { token });
  for (let count = 0; count < 20; count += 1) expect((await find(buyer)).status).toBe(200);
  const { status, result } = await find(buyer);
  expect([status, result.error]).toEqual([429, 'TOO_MANY_REQUESTS']);
  expect((await find(await buildSession(shop))).status).toBe(200);
});
