import * as contract from '@uid/contract/addresses';
import type { SavedAddress } from '@uid/contract/addresses';

import type { ServerContext } from '../../context.ts';
import { AppError } from '../../http/app-error.ts';
import type { Serve } from '../../http/serve.ts';
import { deleteAddress, listStored, updateAddress } from './repository.ts';
import { saveAddress } from './save-address.ts';

export function serveAddresses(serve: Serve, context: ServerContext): void {
  const { handle } = context.database;

  async function readBook(accountId: string): Promise<{ addresses: SavedAddress[] }> {
    const stored = await listStored(handle, accountId);
    return {
      addresses: stored.map(
        ({ id, recipient, phone, province, city, district, street }, position) => ({
          id,
          recipient,
          phone,
          province,
          city,
          district,
          street,
          isDefault: position === 0,
        }),
      ),
    };
  }

  serve(contract.listAddresses, async (_input, { session }) => readBook(session.accountId));

  serve(contract.saveAddress, async ({ id, address }, { session: { accountId } }) => {
    const saved = await saveAddress(context, { accountId, id, address });
    return { ...(await readBook(accountId)), id: saved };
  });

  serve(contract.removeAddress, async ({ id }, { session: { accountId } }) => {
    if (!(await deleteAddress(handle, { accountId, id }))) throw new AppError('NOT_FOUND');
    return readBook(accountId);
  });

  serve(contract.chooseDefaultAddress, async ({ id }, { session: { accountId } }) => {
    const [before] = await listStored(handle, accountId);
    // The time must exceed that of the current default, even if that was chosen while the clock was ahead.
    const preferredAt = Math.max(context.now(), (before?.preferredAt ?? 0) + 1);
    if (!(await updateAddress(handle, { accountId, id }, { preferredAt })))
      throw new AppError('NOT_FOUND');
    return readBook(accountId);
  });
}
