import type { Selectable } from 'kysely';

import type { Handle } from '../../../database/database.ts';
import type { Tables } from '../../../database/tables.ts';

interface DeviceKey {
  /** Undefined if no account has the address that was typed. */
  accountId: string | undefined;
  tokenHash: string;
}

/** Returns the device's id; undefined if the account was never used with this browser. */
export async function findDevice(
  handle: Handle,
  { accountId, tokenHash }: DeviceKey,
): Promise<string | undefined> {
  const row = await handle
    .selectFrom('devices')
    .select('id')
    .where('accountId', '=', accountId ?? '')
    .where('tokenHash', '=', tokenHash)
    .executeTakeFirst();
  return row?.id;
}

/** Returns an account that was used with the browser, always the same one of several; undefined if there is none. */
export async function findAccountOfDevice(
  handle: Handle,
  tokenHash: string,
): Promise<string | undefined> {
  const row = await handle
    .selectFrom('devices')
    .select('accountId')
    .where('tokenHash', '=', tokenHash)
    .orderBy('accountId')
    .limit(1)
    .executeTakeFirst();
  return row?.accountId;
}

/** Records a use of a browser, which may be new to the account, and returns the device's id. */
export async function putDevice(
  handle: Handle,
  device: Selectable<Tables['devices']>,
): Promise<string> {
  const { lastSeenAt } = device;
  const { id } = await handle
    .insertInto('devices')
    .values(device)
    .onConflict((conflict) =>
      conflict.columns(['tokenHash', 'accountId']).doUpdateSet({ lastSeenAt }),
    )
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Deletes the device that this mailed token belongs to. Undefined if the token is unknown or was used. */
export function takeDevice(
  handle: Handle,
  endHash: string,
): Promise<{ id: string; accountId: string } | undefined> {
  return handle
    .deleteFrom('devices')
    .where('endHash', '=', endHash)
    .returning(['id', 'accountId'])
    .executeTakeFirst();
}

export async function deleteDevices(handle: Handle, accountId: string): Promise<void> {
  await handle.deleteFrom('devices').where('accountId', '=', accountId).execute();
}

export async function endDeviceSessions(handle: Handle, deviceId: string): Promise<void> {
  await handle.deleteFrom('sessions').where('deviceId', '=', deviceId).execute();
}
