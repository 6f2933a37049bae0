import type { Endpoint, FileEndpoint } from '@uid/contract/endpoint';
import { api, files } from '@uid/contract/api';
import { z } from '@uid/contract/zod';
import { sendEnquiry } from '@uid/contract/enquiries';
import { closeEnquiry, listEnquiries } from '@uid/contract/staff-enquiries';
import { listFailedMessages, resendMessages } from '@uid/contract/messages';
import { decideRefund, listRefundRequests, requestRefund } from '@uid/contract/refunds';
import { permissionsOf } from '@uid/contract/permissions';
import { staffRoles } from '@uid/contract/staff-roles';
import { listOrdersToShip, reportParcel, shipOrder } from '@uid/contract/shipments';
import Fastify from 'fastify';
import { expect, test } from 'vitest';

import type { Act } from '../../act.ts';
import type { Handle } from '../../database/database.ts';
import { answerError } from '../../http/error-answer.ts';
import { createInTurn } from '../../http/in-turn.ts';
import { createRenderQueue } from '../../http/pages/render-queue.ts';
import { createReadyCalls } from '../../http/ready-calls.ts';
import { createServe } from '../../http/serve.ts';
import { seedSite } from '../../testing/seed-site.ts';
import { buildSession } from '../../testing/shop/test-shop.ts';
import type { TestShop } from '../../testing/shop/test-shop.ts';
import { buildStaff } from '../../testing/shop/build-staff.ts';
import { openDispatch, paidOrder, shipmentsOf } from '../shipments/testing/dispatch.ts';
import { createAnswerStaff } from './answer-staff.ts';
import { checkChain } from './check-chain.ts';

const language = 'en';

function listEntries(handle: Handle) {
  return handle
    .selectFrom('auditEntries')
    .leftJoin('auditDetails', 'auditDetails.seq', 'auditEntries.seq')
    .selectAll('auditEntries')
    .select(['before', 'after', 'reason', 'address', 'about'])
    .orderBy('auditEntries.seq')
    .execute();
}

test('what staff do and read is in the log: who, on what, before and after, why (G1)', async () => {
  await using shop = await openDispatch({ environment: { CARRIERS: 'sf-express' } });
  const [buyer, staff] = [await buildSession(shop), await buildStaff(shop)];
  const no = await paidOrder(shop, buyer, { 'CARD-A': 2 });
  const asked = { language, no, reason: 'other', amountFen: 100 } as const;
  const { id = '' } = (await shop.call(requestRefund, asked, buyer)).result.requests[0] ?? {};
  await shop.call(listRefundRequests, { language }, staff);
  const answer = 'The box was damaged';
  await shop.call(decideRefund, { language, id, isApproved: true, answer }, staff);
  await shop.call(listOrdersToShip, { language }, staff);
  const lines = [{ sku: 'CARD-A', quantity: 2 }];
  const parcel = {
    language,
    no,
    carrier: 'sf-express',
    trackingNo: 'SF1234567890',
    lines,
  } as const;
  await shop.call(shipOrder, parcel, staff);
  const [sent] = await shipmentsOf(shop, buyer, { no });
  const news = { language, id: sent?.id ?? '', state: 'in-transit', place: 'Wuhan' } as const;
  await shop.call(reportParcel, { ...news, text: 'Sorted' }, staff);
  const { handle } = shop.deps.database;
  const order = await handle.selectFrom('orders').select('id').executeTakeFirstOrThrow();
  const entries = await listEntries(handle);
  const subject = { subjectKind: 'order', subjectId: order.id, about: buyer.accountId };
  expect(entries).toMatchObject([
    { seq: 1, action: 'list-refund-requests', after: JSON.stringify({ ids: [id] }) },
    { seq: 2, action: 'decide-refund', ...subject, reason: answer },
    { seq: 3, action: 'list-orders-to-ship', after: JSON.stringify({ ids: [order.id] }) },
    { seq: 4, action: 'ship-order', ...subject, before: '{"state":"paid"}' },
    { seq: 5, action: 'report-parcel', subjectKind: 'shipment', subjectId: sent?.id },
  ]);
  expect(entries[1]?.before).toContain('"state":"open"');
  expect(entries[1]?.after).toBe('{"amountFen":100,"restock":false,"state":"approved"}');
  for (const entry of entries)
    expect(entry).toMatchObject({
      actor: staff.accountId,
      roles: expect.stringMatching(/^\["\w+"/),
      sessionId: expect.stringMatching(/.{36}/),
      requestId: expect.stringMatching(/./),
      address: '127.0.0.1',
      at: shop.clock.now,
    });
  expect(await checkChain(handle)).toMatchObject({ seq: 5, fault: undefined });
});

test('enquiries and messages leave entries that name what was read and done', async () => {
  await using shop = await openDispatch();
  const staff = await buildStaff(shop);
  const person = { name: 'A reader', email: 'reader@example.com', consent: true } as const;
  const words = { message: 'What would forty of these cost?' };
  await seedSite(shop.deps);
  await shop.call(sendEnquiry, { language, kind: 'contact', ...person, ...words });
  const { handle } = shop.deps.database;
  const enquiry = await handle.selectFrom('enquiries').selectAll().executeTakeFirstOrThrow();
  await shop.call(listEnquiries, { language }, staff);
  await shop.call(closeEnquiry, { language, no: enquiry.no, revision: 1 }, staff);
  await shop.call(listFailedMessages, {}, staff);
  await shop.call(resendMessages, { ids: [enquiry.id] }, staff);
  expect(await listEntries(handle)).toMatchObject([
    { action: 'list-enquiries', after: JSON.stringify({ ids: [enquiry.id] }) },
    { action: 'close-enquiry', subjectId: enquiry.id, before: '{"state":"open"}' },
    { action: 'list-failed-messages', after: '{"ids":[]}' },
    { action: 'resend-messages', after: JSON.stringify({ ids: [enquiry.id], resent: 0 }) },
  ]);
});

test('a repeat of a request is no second act, and a refused one none at all', async () => {
  await using shop = await openDispatch();
  const [buyer, staff] = [await buildSession(shop), await buildStaff(shop)];
  const no = await paidOrder(shop, buyer, { 'CARD-A': 1 });
  const asked = { language, no, reason: 'other' } as const;
  const { id = '' } = (await shop.call(requestRefund, asked, buyer)).result.requests[0] ?? {};
  const headers = { 'idempotency-key': 'key-of-this-decision' };
  const decide = () =>
    shop.call(decideRefund, { language, id, isApproved: false }, { ...staff, headers });
  const answers = [await decide(), await decide()];
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  const other = { 'idempotency-key': 'key-of-another-one' };
  const late = { language, id, isApproved: false } as const;
  const refused = await shop.call(decideRefund, late, { ...staff, headers: other });
  expect(refused.status).toBe(409);
  const { handle } = shop.deps.database;
  expect((await listEntries(handle)).map(({ action }) => action)).toEqual(['decide-refund']);
});

const staffEndpoints = [...Object.values(api), ...Object.values(files)]
  .flatMap((each) => Object.values<Endpoint | FileEndpoint>(each))
  .filter(({ access }) => access === 'staff');

/** Calls a staff endpoint with this handler. Returns the HTTP status. */
async function askHandler(
  shop: TestShop,
  served: Endpoint | FileEndpoint,
  handler: (input: object, caller: { act: Act }) => Promise<object>,
): Promise<number> {
  await using app = Fastify();
  app.setErrorHandler((error: Error, request, reply) => answerError(error, request, reply));
  const roles = staffRoles;
  const session = {
    id: 'session',
    accountId: 'account',
    email: 'staff@example.com',
    name: 'staff@example.com',
    isPasswordExpired: false,
    factor: undefined,
    staff: { roles, permissions: permissionsOf(roles) },
    isSteppedUp: true,
    listStepUpMethods: async () => [],
    key: 'thumbprint',
  };
  const serve = createServe(app, {
    findSession: async () => session,
    findKey: () => undefined,
    answerStaff: createAnswerStaff(shop.deps),
    inTurn: createInTurn(createRenderQueue()),
    publicOrigin: undefined,
    hasPages: false,
    readyCalls: createReadyCalls(),
    onUnnamed: () => undefined,
  });
  serve({ ...served, input: z.object({}), output: z.object({}) }, handler as never);
  const { method, path: url, upload } = served;
  const headers = {
    'x-access-token': 'token',
    'idempotency-key': 'a-key-of-its-own',
    ...(upload && { 'content-type': upload.types[0] }),
  };
  const answer = await app.inject({
    method,
    url,
    headers,
    ...(method === 'POST' && { payload: upload ? 'a file' : {} }),
  });
  return answer.statusCode;
}

test('whichever endpoint of the contract: staff get no answer without an entry, and nothing is written without one (G1)', async () => {
  await using shop = await openDispatch();
  const { database } = shop.deps;
  const write = { name: 'not-an-act', every: 1, nextDueAt: 1 };
  expect(staffEndpoints.length).toBeGreaterThan(10);
  for (const each of staffEndpoints) {
    const answer = 'type' in each ? { body: Buffer.of() } : {};
    expect(await askHandler(shop, each, async () => answer)).toBe(each.action ? 500 : 200);
    const transact = () =>
      database.transact(async (handle) => {
        await handle.insertInto('jobs').values(write).execute();
        return {};
      });
    expect(await askHandler(shop, each, transact)).toBe(500);
    const insert = async () => {
      await database.handle.insertInto('jobs').values(write).execute();
      return {};
    };
    expect(await askHandler(shop, each, insert)).toBe(500);
  }
  const written = database.handle.selectFrom('jobs').where('name', '=', write.name).selectAll();
  expect(await written.execute()).toEqual([]);
  expect(await listEntries(database.handle)).toEqual([]);
});

test('an act that the database begins anew says only what it did in the end', async () => {
  await using shop = await openDispatch();
  const { database } = shop.deps;
  const transact: typeof database.transact = async (work) => {
    const given = new Error('The database gave the transaction up.');
    const first = database.transact(async (handle) => {
      await work(handle);
      throw given;
    });
    await expect(first).rejects.toBe(given);
    return database.transact(work);
  };
  let runs = 0;
  const handler = (_input: object, { act }: { act: Act }) =>
    act({}, async (_handle, note) => {
      runs += 1;
      if (runs === 1) note({ reason: 'what was given up' });
      return {};
    });
  const again = { ...shop, deps: { ...shop.deps, database: { ...database, transact } } };
  expect(await askHandler(again, listRefundRequests, handler)).toBe(200);
  expect(await listEntries(database.handle)).toMatchObject([{ reason: null }]);
});
