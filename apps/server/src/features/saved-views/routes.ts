import * as contract from '@uid/contract/saved-views';
import type { SavedView } from '@uid/contract/saved-views';

import type { ServerContext } from '../../context.ts';
import type { Handle } from '../../database/database.ts';
import { AppError } from '../../http/app-error.ts';
import type { Serve } from '../../http/serve.ts';
import { keepView } from './keep-view.ts';
import { insertView, listStored, removeView } from './repository.ts';

/**
 * Serves the caller's own views. The audit log records only which list a view is of, never its name or search: both may
 * name persons.
 */
export function serveSavedViews(serve: Serve, { database, newId }: ServerContext): void {
  serve(contract.listSavedViews, (_input, { session: { accountId } }) =>
    readViews(database.handle, accountId),
  );

  serve(contract.saveView, ({ name, path, search }, { act, session: { accountId } }) =>
    act({}, async (handle, note) => {
      const id = newId();
      await keepView(handle, { id, accountId, name, path, search });
      note({ subject: subjectOf(id), after: { path } });
      return { ...(await readViews(handle, accountId)), id };
    }),
  );

  serve(contract.renameView, ({ id, name }, { act, session: { accountId } }) =>
    act({ subject: subjectOf(id) }, async (handle, note) => {
      const view = await removeView(handle, { accountId, id });
      if (!view) throw new AppError('NOT_FOUND');
      // The view is inserted again under its new name, so that the unique key decides whether the name is free.
      if (!(await insertView(handle, { ...view, name }))) throw new AppError('VIEW_NAME_TAKEN');
      note({ after: { path: view.path } });
      return readViews(handle, accountId);
    }),
  );

  serve(contract.deleteView, ({ id }, { act, session: { accountId } }) =>
    act({ subject: subjectOf(id) }, async (handle, note) => {
      const view = await removeView(handle, { accountId, id });
      if (!view) throw new AppError('NOT_FOUND');
      note({ before: { path: view.path } });
      return readViews(handle, accountId);
    }),
  );
}

async function readViews(handle: Handle, accountId: string): Promise<{ views: SavedView[] }> {
  const stored = await listStored(handle, accountId);
  return { views: stored.map(({ id, name, path, search }) => ({ id, name, path, search })) };
}

function subjectOf(id: string) {
  return { kind: 'saved-view', id };
}
