import { maxAddresses } from '@uid/contract/addresses';
import type { Address } from '@uid/contract/orders';

import type { ServerContext } from '../../context.ts';
import type { Handle } from '../../database/database.ts';
import { AppError } from '../../http/app-error.ts';
import { keepAccount } from '../../keep-account.ts';
import { insertAddress, listStored, updateAddress } from './repository.ts';

export interface AddressChange {
  accountId: string;
  /** The id of the address to change; undefined to add a new one. */
  id: string | undefined;
  address: Address;
}

/**
 * Adds an address or changes an existing one, and returns its id. An address that exists already is not added again.
 */
export async function saveAddress(
  { database, newId }: Pick<ServerContext, 'database' | 'newId'>,
  { accountId, id, address }: AddressChange,
): Promise<string> {
  return database.transact(async (handle) => {
    await keepAccount(handle, accountId);
    if (id === undefined) return keep(handle, accountId, { id: newId(), address });
    if (!(await updateAddress(handle, { accountId, id }, address))) throw new AppError('NOT_FOUND');
    return id;
  });
}

async function keep(
  handle: Handle,
  accountId: string,
  { id, address }: { id: string; address: Address },
): Promise<string> {
  // Another request may take the slot between the read and the insert. Then the next free slot is tried.
  for (;;) {
    const known = await listStored(handle, accountId);
    const same = known.find((each) => isSame(each, address));
    if (same) return same.id;
    const slot = freeSlot(new Set(known.map((each) => each.slot)));
    if (slot === undefined) throw new AppError('ADDRESS_LIMIT');
    if (await insertAddress(handle, { ...address, accountId, id, slot })) return id;
  }
}

function freeSlot(taken: Set<number>): number | undefined {
  return Array.from({ length: maxAddresses }, (_, index) => index + 1).find(
    (slot) => !taken.has(slot),
  );
}

function isSame(known: Address, address: Address): boolean {
  return (Object.keys(address) as (keyof Address)[]).every((name) => known[name] === address[name]);
}
