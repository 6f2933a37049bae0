import { decideApproval, listApprovals } from '@uid/contract/approvals';
import { exportAuditTable, listAuditEntries } from '@uid/contract/audit';
import * as contract from '@uid/contract/staff-catalogue';
import { expect, test } from 'vitest';

import { buildStaff } from '../../../testing/shop/build-staff.ts';
import { openShop } from '../../../testing/shop/test-shop.ts';
import type { Buyer, TestShop } from '../../../testing/shop/test-shop.ts';
import { signInjected } from '../../../testing/sign-request.ts';

const language = 'en';

async function openDesk() {
  const shop = await openShop();
  const [staff, second] = [await buildStaff(shop, ['shop']), await buildStaff(shop, ['shop'])];
  return { shop, staff, second, auditor: await buildStaff(shop, ['auditor']) };
}

/** Returns the entries that the auditor finds for a subject, oldest first. */
async function found(shop: TestShop, auditor: Buyer, subject: string) {
  const { result } = await shop.call(listAuditEntries, { subject }, auditor);
  return result.entries
    .map(({ action, subject: of, details }) => ({
      action,
      id: of?.id,
      before: JSON.parse(details?.before ?? 'null') as unknown,
      after: JSON.parse(details?.after ?? 'null') as unknown,
    }))
    .toReversed();
}

async function readRow(shop: TestShop, staff: Buyer, sku: string) {
  const { result } = await shop.call(contract.listStaffVariants, { language, q: sku }, staff);
  const { revision } = result.variants.find((each) => each.sku === sku)!;
  return { sku, revision };
}

test('rows that were edited together are found by each variant and by its item', async () => {
  const { shop, staff, auditor } = await openDesk();
  await using _ = shop;
  const rows = [await readRow(shop, staff, 'CARD-A'), await readRow(shop, staff, 'CARD-B')];
  const edit = { language, rows, leadDays: 9 } as const;
  expect((await shop.call(contract.editVariants, edit, staff)).result.changed).toBe(2);
  const of = (id: string, priceFen: number, stock: number, leadDays: number) => ({
    action: 'edit-variants',
    id,
    before: { state: 'on-sale', priceFen, stock, leadDays },
    after: { state: 'on-sale', priceFen, stock, leadDays: 9 },
  });
  const [a, b] = [of('CARD-A', 6_800, 1_000, 2), of('CARD-B', 38_800, 5, 5)];
  expect(await found(shop, auditor, 'CARD-A')).toEqual([a]);
  expect(await found(shop, auditor, 'card-b')).toEqual([b]);
  const variant = shop.deps.database.handle.selectFrom('variants').select('itemId');
  const { itemId } = await variant.where('sku', '=', 'CARD-A').executeTakeFirstOrThrow();
  expect(await found(shop, auditor, itemId)).toEqual([a, b]);
  const url = `${exportAuditTable.path}?subject=${itemId}`;
  const headers = await signInjected(shop.deps, { method: 'GET', url, token: auditor.token });
  const { body } = await shop.app.inject({ method: 'GET', url, headers });
  expect(body.match(/edit-variants/g)).toHaveLength(2);
});

test('what a file did is found by each variant, and by no other', async () => {
  const { shop, staff, auditor } = await openDesk();
  await using _ = shop;
  const sent = { ...staff, file: 'SKU,Price (¥),Stock counted\nCARD-A,70,990\nCARD-B,388,4\n' };
  const { seen } = (await shop.call(contract.checkCatalogueFile, { language }, sent)).result;
  const { status } = await shop.call(contract.applyCatalogueFile, { language, seen }, sent);
  expect(status).toBe(200);
  expect(await found(shop, auditor, 'CARD-A')).toEqual([
    {
      action: 'apply-catalogue-file',
      id: 'CARD-A',
      before: { state: 'on-sale', priceFen: 6_800, leadDays: 2, stock: 1_000 },
      after: { state: 'on-sale', priceFen: 7_000, leadDays: 2, stock: 990 },
    },
  ]);
  expect(await found(shop, auditor, 'CARD-B')).toMatchObject([{ after: { stock: 4 } }]);
  expect(await found(shop, auditor, 'CARD-C')).toEqual([]);
});

test('what a second person approved for many variants is found by each of them', async () => {
  const { shop, staff, second, auditor } = await openDesk();
  await using _ = shop;
  const sent = { ...staff, file: 'SKU,Price (¥),On sale\nCARD-A,40,\nCARD-B,390,no\n' };
  const { seen } = (await shop.call(contract.checkCatalogueFile, { language }, sent)).result;
  await shop.call(contract.askCatalogueFile, { language, seen }, sent);
  const [asked] = (await shop.call(listApprovals, { language }, second)).result.approvals;
  const decision = { language, id: asked!.id, hash: asked!.hash, isApproved: true } as const;
  expect((await shop.call(decideApproval, decision, second)).status).toBe(200);
  expect(await found(shop, auditor, 'CARD-B')).toMatchObject([
    {
      action: 'decide-approval',
      before: { state: 'on-sale', priceFen: 38_800 },
      after: {
        state: 'approved',
        approval: { id: asked!.id, kind: 'catalogue-changes', askedBy: staff.accountId },
        done: { state: 'hidden', priceFen: 39_000 },
      },
    },
  ]);
});
