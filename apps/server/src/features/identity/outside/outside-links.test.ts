import { getSecurity, removePasskey } from '@uid/contract/account';
import { listOutside, startOutsideLink, unlinkOutside } from '@uid/contract/outside-login';
import { expect, test } from 'vitest';

import { besideAChange } from '../../../testing/beside-a-change.ts';
import { getLockedAccount } from '../repository.ts';
import { makeStaff } from '../testing/make-staff.ts';
import {
  activityOf,
  latestMail,
  logInWithPassword,
  newEmail,
  registerBuyer,
} from '../testing/test-account.ts';
import { erasePersonalData } from '../deletion/personal-data.ts';
import { sweepIdentity } from '../sweep-identity.ts';
import { deleteOutside } from './repository.ts';
import {
  arrive,
  bei,
  finish,
  finishLink,
  openOutsideSite,
  openWith,
  visit,
} from './testing/test-site.ts';
import type { OutsideSite } from './testing/test-site.ts';

const minute = 60_000;

async function linked(site: OutsideSite, provider = 'wechat') {
  const buyer = await registerBuyer(site.server);
  const returned = await visit(site, provider, bei, { token: buyer.token });
  const { status } = await finishLink(site, returned, buyer.token);
  expect(status).toBe(200);
  return buyer;
}

async function linksOf({ server }: OutsideSite, token: string) {
  return (await server.call(listOutside, {}, { token })).result.linked;
}

test('what its owner linked logs in, and they are told by mail and in the activity', async () => {
  await using site = await openOutsideSite();
  const { email, token } = await linked(site);
  expect((await latestMail(site.server, email))?.text).toContain('关联了一个外部账户');
  expect(await activityOf(site.server, email)).toContain('outside-linked');
  expect(await linksOf(site, token)).toMatchObject([{ provider: '微信' }]);
  const { result } = await finish(site, await visit(site, 'wechat', bei));
  expect(result.session?.user.email).toBe(email);
});

test('linking and unlinking in a borrowed session take a fresh proof', async () => {
  await using site = await openOutsideSite();
  const { email, token } = await linked(site);
  const [link] = await linksOf(site, token);
  const borrowed = await logInWithPassword(site.server, email);
  const options = { token: borrowed };
  const started = await site.server.call(startOutsideLink, { provider: 'alipay' }, options);
  const unlinked = await site.server.call(unlinkOutside, { id: link?.id ?? '' }, options);
  expect([started.result.error, unlinked.result.error]).toEqual([
    'STEP_UP_REQUIRED',
    'STEP_UP_REQUIRED',
  ]);
});

test('an answer links in the session alone that asked for it, and logs nobody in', async () => {
  await using site = await openOutsideSite();
  const [victim, attacker] = [await registerBuyer(site.server), await registerBuyer(site.server)];
  const planted = await visit(site, 'wechat', bei, { token: attacker.token });
  expect((await finishLink(site, planted, victim.token)).result.error).toBe('OUTSIDE_OVER');
  const login = await visit(site, 'wechat', bei);
  expect((await finishLink(site, login, victim.token)).result.error).toBe('OUTSIDE_OVER');
  const link = await visit(site, 'wechat', bei, { token: victim.token });
  expect((await finish(site, link)).result.error).toBe('OUTSIDE_OVER');
  expect(await linksOf(site, victim.token)).toEqual([]);
});

test('what opens one account is linked to no other', async () => {
  await using site = await openOutsideSite();
  const { email } = await linked(site);
  const other = await registerBuyer(site.server);
  const again = await visit(site, 'wechat', bei, { token: other.token });
  expect((await finishLink(site, again, other.token)).result.error).toBe('OUTSIDE_TAKEN');
  const { result } = await finish(site, await visit(site, 'wechat', bei));
  expect(result.session?.user.email).toBe(email);
});

test('what was unlinked logs in no more, and its owner is told', async () => {
  await using site = await openOutsideSite();
  const { email, token } = await linked(site);
  const [link] = await linksOf(site, token);
  const { status } = await site.server.call(unlinkOutside, { id: link?.id ?? '' }, { token });
  expect(status).toBe(200);
  expect((await latestMail(site.server, email))?.text).toContain('解除了一个外部账户');
  expect(await activityOf(site.server, email)).toContain('outside-unlinked');
  const { result } = await finish(site, await visit(site, 'wechat', bei));
  expect(Object.keys(result)).toEqual(['arrival']);
});

test('the page of an account knows that a company logs in to it, which the site still offers', async () => {
  await using site = await openOutsideSite();
  const opened = await openWith(site, await arrive(site, 'wechat', bei), newEmail());
  const read = async () => {
    const { token } = opened.result;
    return (await site.server.call(getSecurity, {}, { token })).result.hasOtherWay;
  };
  expect(await read()).toBe(true);
  const { handle } = site.server.deps.database;
  await handle.updateTable('outsideIdentities').set({ provider: 'oidc-gone' }).execute();
  expect(await read()).toBe(false);
});

test('somebody else’s link is not found', async () => {
  await using site = await openOutsideSite();
  const { token } = await linked(site);
  const other = await registerBuyer(site.server);
  const [link] = await linksOf(site, token);
  const tried = await site.server.call(
    unlinkOutside,
    { id: link?.id ?? '' },
    { token: other.token },
  );
  expect([tried.status, await linksOf(site, token)]).toEqual([404, [link]]);
});

test('the last way in stays, also of two that are unlinked at the same moment', async () => {
  await using site = await openOutsideSite();
  const opened = await openWith(site, await arrive(site, 'wechat', bei), newEmail());
  const { token } = opened.result;
  const [only] = await linksOf(site, token);
  const unlink = (id = '') => site.server.call(unlinkOutside, { id }, { token });
  expect((await unlink(only?.id)).result.error).toBe('LAST_WAY_IN');
  await finishLink(site, await visit(site, 'alipay', bei, { token }), token);
  const both = await linksOf(site, token);
  const answers = await Promise.all(both.map(({ id }) => unlink(id)));
  expect(answers.map(({ result }) => result.error ?? 'done').toSorted()).toEqual([
    'LAST_WAY_IN',
    'done',
  ]);
});

// SQLite has one writer at a time, so nobody meets a change that is not committed yet.
test.runIf(process.env.TEST_DATABASE_URL)(
  'the last way in stays while the one before it is just being unlinked',
  async () => {
    await using site = await openOutsideSite();
    const opened = await openWith(site, await arrive(site, 'wechat', bei), newEmail());
    const { token } = opened.result;
    await finishLink(site, await visit(site, 'alipay', bei, { token }), token);
    const { database } = site.server.deps;
    const [first, second] = await database.handle
      .selectFrom('outsideIdentities')
      .select(['id', 'accountId'])
      .execute();
    const answer = await besideAChange(
      {
        database,
        async change(handle) {
          await getLockedAccount(handle, first!.accountId);
          await deleteOutside(handle, first!);
        },
      },
      () => site.server.call(unlinkOutside, { id: second!.id }, { token }),
    );
    expect([answer.status, answer.result.error]).toEqual([403, 'LAST_WAY_IN']);
  },
);

test('somebody of the same name at another company is somebody else', async () => {
  await using site = await openOutsideSite();
  await linked(site);
  const { handle } = site.server.deps.database;
  await handle.updateTable('outsideIdentities').set({ issuer: 'elsewhere' }).execute();
  const { result } = await finish(site, await visit(site, 'wechat', bei));
  expect([result.session, typeof result.arrival]).toEqual([undefined, 'object']);
});

test('a company that the site no longer offers is no other way in', async () => {
  await using site = await openOutsideSite();
  const opened = await openWith(site, await arrive(site, 'wechat', bei), newEmail());
  const { token } = opened.result;
  const [only] = await linksOf(site, token);
  const { handle } = site.server.deps.database;
  const { accountId } = await handle
    .selectFrom('outsideIdentities')
    .select('accountId')
    .executeTakeFirstOrThrow();
  const gone = { id: 'gone', accountId, provider: 'gone', issuer: 'gone', subject: 'bei' };
  await handle
    .insertInto('outsideIdentities')
    .values({ ...gone, createdAt: 1 })
    .execute();
  const unlink = (id = '') => site.server.call(unlinkOutside, { id }, { token });
  expect((await unlink(only?.id)).result.error).toBe('LAST_WAY_IN');
  expect((await unlink('gone')).status).toBe(200);
});

test('a company and a passkey are each another way in beside the other', async () => {
  await using site = await openOutsideSite();
  const opened = await openWith(site, await arrive(site, 'wechat', bei), newEmail());
  const { token } = opened.result;
  const { handle } = site.server.deps.database;
  const keepPasskey = async () => {
    const { id: accountId } = await handle
      .selectFrom('accounts')
      .select('id')
      .executeTakeFirstOrThrow();
    // Stored as if a device had created it: passkeys belong to a host name, and this server has none.
    const key = { credentialId: 'credential', publicKey: '', counter: 0, transports: '[]' };
    const passkey = { id: 'passkey', accountId, slot: 1, name: 'Phone', ...key };
    await handle
      .insertInto('passkeys')
      .values({ ...passkey, createdAt: 1, lastUsedAt: null })
      .execute();
  };
  await keepPasskey();
  const remove = () => site.server.call(removePasskey, { id: 'passkey' }, { token });
  expect((await remove()).status).toBe(200);
  await keepPasskey();
  const [link] = await linksOf(site, token);
  const unlinked = await site.server.call(unlinkOutside, { id: link?.id ?? '' }, { token });
  expect(unlinked.status).toBe(200);
  expect((await remove()).result.error).toBe('LAST_PASSKEY');
});

test('staff neither link nor log in so', async () => {
  await using site = await openOutsideSite();
  const { token } = await linked(site);
  const begun = await visit(site, 'alipay', bei, { token });
  const [{ accountId } = { accountId: '' }] = await site.server.deps.database.handle
    .selectFrom('outsideIdentities')
    .select('accountId')
    .execute();
  await makeStaff(site.server, accountId);
  const { status, result } = await finish(site, await visit(site, 'wechat', bei));
  expect([status, result.error]).toEqual([403, 'OUTSIDE_NOT_FOR_STAFF']);
  const more = await finishLink(site, begun, token);
  expect(more.result.error).toBe('OUTSIDE_NOT_FOR_STAFF');
});

test('what is linked is erased with its account', async () => {
  await using site = await openOutsideSite();
  const { email } = await linked(site);
  const { deps } = site.server;
  const { accountId } = await deps.database.handle
    .selectFrom('outsideIdentities')
    .select('accountId')
    .executeTakeFirstOrThrow();
  await deps.database.transact((handle) => erasePersonalData(handle, { id: accountId, email }));
  expect(await deps.database.handle.selectFrom('outsideIdentities').selectAll().execute()).toEqual(
    [],
  );
});

test('logins and arrivals that came to nothing are swept', async () => {
  await using site = await openOutsideSite();
  await arrive(site, 'wechat', bei);
  await visit(site, 'wechat', bei);
  site.server.clock.now += 30 * minute;
  await sweepIdentity(site.server.deps);
  const { handle } = site.server.deps.database;
  for (const table of ['outsideLogins', 'outsideArrivals'] as const)
    expect(await handle.selectFrom(table).selectAll().execute()).toEqual([]);
});

test('a disabled account is not opened so', async () => {
  await using site = await openOutsideSite();
  const { email } = await linked(site);
  const { handle } = site.server.deps.database;
  await handle.updateTable('accounts').set({ disabledAt: 1 }).where('email', '=', email).execute();
  expect((await finish(site, await visit(site, 'wechat', bei))).result.error).toBe(
    'ACCOUNT_DISABLED',
  );
});
