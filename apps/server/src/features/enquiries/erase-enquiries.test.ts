import { deleteAccount } from '@uid/contract/personal-data';
import { sendEnquiry } from '@uid/contract/enquiries';
import { expect, test } from 'vitest';

import { seedSite } from '../../testing/seed-site.ts';
import { createTestApp } from '../../testing/test-app.ts';
import type { TestApp } from '../../testing/test-app.ts';
import { registerBuyer } from '../identity/testing/test-account.ts';
import { answerEnquiry } from './answer-enquiry.ts';
import { claimTime } from '../erasures/erase-rows.ts';
import { enquiryJobs } from './jobs.ts';

const form = {
  language: 'en',
  kind: 'ticket',
  name: 'A reader',
  phone: '13800138000',
  company: 'A company',
  severity: 'question',
  message: 'The reader’s own words are here.',
  consent: true,
} as const;
const traces = ['A reader', '13800138000', 'A company', 'own words', 'reader@example.com', 'Dear'];

async function openAsked(): Promise<TestApp & { no: string }> {
  const server = await createTestApp();
  await seedSite(server.deps);
  const { result } = await server.call(sendEnquiry, { ...form, email: 'reader@example.com' });
  await server.deps.database.transact((handle) =>
    answerEnquiry(
      handle,
      { no: result.no, revision: 1, accountId: 'o-1', text: 'Dear reader', files: [] },
      server.deps,
    ),
  );
  return { ...server, no: result.no };
}

/** Reads everything stored about enquiries, and their emails in the outbox. */
async function stored({ deps }: TestApp): Promise<string> {
  const { handle } = deps.database;
  const tables = ['enquiries', 'conversationMessages', 'mails'] as const;
  const rows = tables.map((table) => handle.selectFrom(table).selectAll().execute());
  return JSON.stringify(await Promise.all(rows));
}

test('with the account go name, telephone, address and words of what its owner asked', async () => {
  await using server = await openAsked();
  const { email, token } = await registerBuyer(server, { email: 'reader@example.com' });
  const other = await server.call(sendEnquiry, { ...form, email: 'other@example.com' });
  await server.call(deleteAccount, { email }, { token });
  await server.deps.database.handle.deleteFrom('mails').where('recipient', '=', email).execute();
  const rows = await server.deps.database.handle
    .selectFrom('enquiries')
    .selectAll()
    .orderBy('id')
    .execute();
  expect(rows).toMatchObject([
    { no: server.no, kind: 'ticket', state: 'closed', name: '', erasedAt: server.clock.now },
    { no: other.result.no, name: 'A reader', erasedAt: null },
  ]);
  await server.deps.database.handle
    .deleteFrom('enquiries')
    .where('no', '=', other.result.no)
    .execute();
  await server.deps.database.handle
    .deleteFrom('mails')
    .where('uniqueKey', '=', `enquiry:${other.result.no}`)
    .execute();
  const left = await stored(server);
  for (const trace of traces) expect(left).not.toContain(trace);
});

test('an enquiry is kept for three years', async () => {
  await using server = await openAsked();
  const [job] = enquiryJobs(server.deps);
  server.clock.now += claimTime;
  await job?.run(() => false);
  expect(await stored(server)).toContain('own words');
  server.clock.now += 1;
  await job?.run(() => false);
  const left = await stored(server);
  expect(left).not.toContain('own words');
  expect(left).toContain(server.no);
});

test('of more than one run takes, the next run takes the rest', async () => {
  await using server = await openAsked();
  const { handle } = server.deps.database;
  const asked = await handle.selectFrom('enquiries').selectAll().executeTakeFirstOrThrow();
  const more = Array.from({ length: 200 }, (_each, at) => ({
    ...asked,
    id: `more-${at}`,
    no: `MORE-${at}`,
    createdAt: asked.createdAt - 1,
  }));
  await handle.insertInto('enquiries').values(more).execute();
  const [job] = enquiryJobs(server.deps);
  server.clock.now += claimTime + 1;
  await job?.run(() => false);
  expect(await stored(server)).toContain('own words');
  await job?.run(() => false);
  expect(await stored(server)).not.toContain('own words');
});
