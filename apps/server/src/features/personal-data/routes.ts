import { Readable } from 'node:stream';

import * as contract from '@uid/contract/personal-data';

import type { ServerContext } from '../../context.ts';
import { createAddressLimit } from '../../http/limits/address-limit.ts';
import type { Serve } from '../../http/serve.ts';
import { deleteAccount } from '../identity/deletion/delete-account.ts';
import { noteExport } from '../identity/account/note-export.ts';
import { exportPersonalData } from './export/export-personal-data.ts';
import { readKept } from './read-kept.ts';
import { readPerson } from './read-person.ts';

const exportsInTenMinutes = 5;

export function servePersonalData(serve: Serve, context: ServerContext): void {
  const { database, redis } = context;
  const { handle } = database;
  const limit = createAddressLimit(exportsInTenMinutes, { name: 'exports', redis });

  serve(contract.exportPersonalData, async ({ language }, caller) => {
    const { accountId } = caller.session;
    await limit.spend(accountId);
    const person = await readPerson(handle, accountId);
    await noteExport(context, caller);
    const bytes = exportPersonalData(handle, person, { language, now: context.now() });
    // The file is made while it is sent, so no copy of it stays anywhere.
    return { name: 'personal-data.zip', body: Readable.from(bytes, { objectMode: false }) };
  });

  serve(contract.previewDeletion, async (_input, { session }) => ({
    kept: await readKept(handle, session.accountId),
  }));

  serve(contract.deleteAccount, async (typed, caller) => {
    const kept = await readKept(handle, caller.session.accountId);
    await deleteAccount(context, typed, caller);
    return { deleted: true as const, kept };
  });
}
