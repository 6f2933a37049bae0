import { company } from '@uid/content/company';
import { startPasskey, startTotp } from '@uid/contract/account';
import { sendEnquiry } from '@uid/contract/enquiries';
import { modifyPassword } from '@uid/contract/identity';
import { createQuote, sendQuote } from '@uid/contract/staff-quotes';
import { expect, test } from 'vitest';

import { goodPassword, registerBuyer } from './features/identity/testing/test-account.ts';
import { openDispatch, paidOrder } from './features/shipments/testing/dispatch.ts';
import type { TestDispatch } from './features/shipments/testing/dispatch.ts';
import { buildStaff } from './testing/shop/build-staff.ts';
import { buildSession } from './testing/shop/test-shop.ts';

const brand = { zh: '凤凰', en: 'Quetzal' };

/** A shop whose editor has published another name of the company. */
async function openRenamed(): Promise<TestDispatch> {
  const shop = await openDispatch();
  const body = JSON.stringify({ ...company, brand });
  await shop.deps.database.handle
    .insertInto('contents')
    .values({ kind: 'company', id: 'company', position: 1, publishedOn: null, body })
    .execute();
  return shop;
}

async function mailsOf({ deps }: TestDispatch): Promise<string[]> {
  const { handle } = deps.database;
  const mails = await handle.selectFrom('mails').select(['subject', 'text', 'html']).execute();
  return mails.map(({ subject, text, html }) => [subject, text, html].join('\n'));
}

test('mails carry the company’s name as it is published', async () => {
  await using shop = await openRenamed();
  await registerBuyer(shop);
  const buyer = await buildSession(shop);
  await paidOrder(shop, buyer, { 'CARD-A': 1 });
  await shop.pass(1);
  const staff = await buildStaff(shop);
  const lines = [{ sku: 'CARD-A', quantity: 200, priceFen: 5_000 }];
  const to = { email: 'works@example.com', buyer: 'Example Works', buyerLanguage: 'zh' } as const;
  const quote = { ...to, lines, deliveryFen: 0, validOn: '2026-01-31', note: '' };
  const language = 'en';
  const { no, revision } = (await shop.call(createQuote, { language, quote }, staff)).result;
  await shop.call(sendQuote, { language, no, revision }, staff);
  const asked = { kind: 'quote', language, name: 'Lin Wang', consent: true } as const;
  const enquiry = {
    ...asked,
    company: 'Works',
    email: 'reader@example.com',
    message: 'What would forty cost?',
  };
  await shop.call(sendEnquiry, { ...enquiry, product: 'sdp', quantity: 40 });
  const mails = await mailsOf(shop);
  // Mails with a code, of an order placed and paid, of a quote, and of an enquiry to the company and to its sender.
  expect(mails.length).toBeGreaterThanOrEqual(6);
  for (const mail of mails) {
    expect(mail).toMatch(/凤凰|Quetzal/);
    expect(mail).not.toMatch(/UID 安全|UID Security/);
  }
});

test('so do a passkey and the entry of an authenticator app', async () => {
  await using shop = await openRenamed();
  const { token } = await registerBuyer(shop);
  const passkey = await shop.call(startPasskey, {}, { token });
  expect(passkey.result.options.rp.name).toBe(brand.zh);
  const totp = await shop.call(startTotp, {}, { token });
  expect(new URL(totp.result.uri).searchParams.get('issuer')).toBe(brand.en);
});

test('and no password may be made of it', async () => {
  await using shop = await openRenamed();
  const { token } = await registerBuyer(shop);
  const words = { currentPassword: goodPassword, newPassword: 'my quetzal word of today' };
  const { status, result } = await shop.call(modifyPassword, words, { token });
  expect([status, result.details]).toEqual([422, { rules: ['contextual'] }]);
});
