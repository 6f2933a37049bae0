import type { ServerContext } from './context.ts';
import type { Handle } from './database/database.ts';
import type { ErasureKind } from './database/erasure-tables.ts';
import { eraseEnquiries } from './features/enquiries/erase-enquiries.ts';
import { keyOf, readErasuresFile } from './features/erasures/erasures-file.ts';
import { listErasures, recordErasures } from './features/erasures/record-erasures.ts';
import { eraseAccountById } from './features/identity/deletion/erase-account.ts';
import { eraseQuotes } from './features/quotes/erase-quotes.ts';

type Context = Pick<ServerContext, 'config' | 'database' | 'now' | 'newId' | 'publish'>;

const erasers: Record<
  ErasureKind,
  (handle: Handle, id: string, context: Context) => Promise<void>
> = {
  account: eraseAccountById,
  enquiry: eraseEnquiries.one,
  quote: eraseQuotes.one,
};

/**
 * Repeats the erasures that were made after the backup from which this database was restored; returns their number. A
 * database that was never restored already knows every erasure in the list.
 */
export async function applyErasures(context: Context): Promise<number> {
  const { config, database } = context;
  const listed = readErasuresFile(config.erasuresFile);
  if (listed.length === 0) return 0;
  const known = new Set((await listErasures(database.handle, 0)).map(keyOf));
  const forgotten = listed.filter((each) => !known.has(keyOf(each)));
  for (const erasure of forgotten)
    await database.transact(async (handle) => {
      await recordErasures(handle, [erasure]);
      await erasers[erasure.kind](handle, erasure.subject, context);
    });
  return forgotten.length;
}
