import type { Customer } from '@uid/contract/customers';

import type { Handle } from '../../database/database.ts';
import { readRequests } from '../identity/customers/account-requests.ts';
import { findLockEnd } from '../identity/customers/unlock-customer.ts';
import type { IdentityPolicy } from '../identity/settings.ts';

const shownEvents = 20;
const shownOrders = 20;

interface Reading {
  policy: IdentityPolicy;
  now: number;
}

/**
 * Reads everything that support may know of a customer, without any secret. Returns undefined if there is no such
 * account.
 */
export async function readCustomer(
  handle: Handle,
  id: string,
  { policy, now }: Reading,
): Promise<Customer | undefined> {
  const account = await handle
    .selectFrom('accounts')
    .leftJoin('mobileNumbers', 'mobileNumbers.accountId', 'accounts.id')
    .leftJoin('totpSecrets', 'totpSecrets.accountId', 'accounts.id')
    .select(['accounts.id', 'email', 'displayName', 'createdAt', 'lastLoginAt', 'disabledAt'])
    .select(['passwordChangedAt', 'number as mobile', 'enabledAt as totpEnabledAt'])
    .where('accounts.id', '=', id)
    .executeTakeFirst();
  if (!account) return undefined;
  const { email, displayName, disabledAt, passwordChangedAt, mobile, totpEnabledAt, ...own } =
    account;
  const lockedUntil = await findLockEnd(handle, account, { policy, now });
  const orders = await listOrders(handle, id);
  return {
    ...own,
    email: email ?? displayName ?? '',
    isStaff: (await countRows(handle, 'staffRoles', id)) > 0,
    hasPassword: passwordChangedAt !== null,
    ...(displayName !== null && { displayName }),
    ...(disabledAt !== null && { disabledAt }),
    ...(mobile !== null && { mobile }),
    ...(lockedUntil !== undefined && { lockedUntil }),
    ...(totpEnabledAt !== null && { totpEnabledAt }),
    recoveryCodesLeft: await countRecoveryCodes(handle, id),
    passkeys: await listPasskeys(handle, id),
    devices: await countRows(handle, 'devices', id),
    sessions: await listSessions(handle, id, { policy, now }),
    events: await listEvents(handle, id),
    ...(await readRequests(handle, id)),
    orders: orders.slice(0, shownOrders),
    hasMoreOrders: orders.length > shownOrders,
    enquiries: email === null ? [] : await listEnquiries(handle, email),
  };
}

async function countRows(
  handle: Handle,
  table: 'staffRoles' | 'devices',
  id: string,
): Promise<number> {
  const { count } = await handle
    .selectFrom(table)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('accountId', '=', id)
    .executeTakeFirstOrThrow();
  return count;
}

async function countRecoveryCodes(handle: Handle, id: string): Promise<number> {
  const { count } = await handle
    .selectFrom('recoveryCodes')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('accountId', '=', id)
    .where('usedAt', 'is', null)
    .executeTakeFirstOrThrow();
  return count;
}

async function listPasskeys(handle: Handle, id: string): Promise<Customer['passkeys']> {
  const rows = await handle
    .selectFrom('passkeys')
    .select(['id', 'name', 'createdAt', 'lastUsedAt'])
    .where('accountId', '=', id)
    .orderBy('createdAt')
    .execute();
  return rows.map(({ lastUsedAt, ...passkey }) => ({
    ...passkey,
    ...(lastUsedAt !== null && { lastUsedAt }),
  }));
}

function listSessions(handle: Handle, id: string, { policy, now }: Reading) {
  return handle
    .selectFrom('sessions')
    .select(['id', 'createdAt', 'lastSeenAt', 'address', 'agent'])
    .where('accountId', '=', id)
    .where('expiresAt', '>', now)
    .where('lastSeenAt', '>', now - policy.sessionIdleTime)
    .orderBy('lastSeenAt', 'desc')
    .execute();
}

function listEvents(handle: Handle, id: string) {
  return handle
    .selectFrom('accountEvents')
    .select(['id', 'kind', 'occurredAt as at', 'address', 'agent'])
    .where('accountId', '=', id)
    .orderBy('id', 'desc')
    .limit(shownEvents)
    .execute();
}

function listOrders(handle: Handle, id: string) {
  return handle
    .selectFrom('orders')
    .select(['no', 'state', 'placedAt', 'totalFen'])
    .where('accountId', '=', id)
    .orderBy('id', 'desc')
    .limit(shownOrders + 1)
    .execute();
}

function listEnquiries(handle: Handle, email: string) {
  return handle
    .selectFrom('enquiries')
    .select(['no', 'kind', 'state', 'createdAt'])
    .where('email', '=', email)
    .orderBy('id', 'desc')
    .limit(shownOrders)
    .execute();
}
