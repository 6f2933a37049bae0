import * as contract from '@uid/contract/reorder-lists';

import type { ServerContext } from '../../context.ts';
import { AppError } from '../../http/app-error.ts';
import type { Serve } from '../../http/serve.ts';
import { deleteList } from './repository.ts';

/** Loaded when a list is first saved or read, because the start does not need it. */
const reading = () => import('./read-reorder-list.ts');

/** Serves lists of items that an account orders again. The cart's feature adds a list to the cart. */
export function serveReorderLists(serve: Serve, context: ServerContext): void {
  const { handle } = context.database;

  serve(contract.listReorderLists, async (_input, { session: { accountId } }) => ({
    lists: await (await reading()).readReorderLists(handle, accountId),
  }));

  serve(contract.getReorderList, async ({ language, id }, { session: { accountId } }) =>
    (await reading()).readReorderList(handle, { accountId, id }, language),
  );

  serve(contract.saveReorderList, async ({ language, ...wanted }, { session: { accountId } }) => {
    const { saveReorderList } = await import('./save-reorder-list.ts');
    const id = await saveReorderList(context, { accountId, ...wanted });
    return (await reading()).readReorderList(handle, { accountId, id }, language);
  });

  serve(contract.removeReorderList, async ({ id }, { session: { accountId } }) => {
    const isRemoved = await context.database.transact((tx) => deleteList(tx, { accountId, id }));
    if (!isRemoved) throw new AppError('NOT_FOUND');
    return { lists: await (await reading()).readReorderLists(handle, accountId) };
  });
}
