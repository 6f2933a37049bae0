import type { Handle } from '../../database/database.ts';

export async function hasEnquiry(handle: Handle, no: string): Promise<boolean> {
  const found = await handle
    .selectFrom('enquiries')
    .select('id')
    .where('no', '=', no)
    .executeTakeFirst();
  return found !== undefined;
}
