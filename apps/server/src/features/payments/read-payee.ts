import type { Company } from '@uid/contract/content';
import type { Language } from '@uid/contract/language';

import type { ServerContext } from '../../context.ts';
import { findBody } from '../contents/contents.ts';

/** Who is paid, in the payer's words; empty where the site has no contents. */
export type ReadPayee = (language: Language) => Promise<string>;

/** The company's name changes less often than once in this time is worth asking for. */
const maxAge = 30_000;

/** Reads who is paid, and keeps it for a while: every payment and every look at one names it. */
export function createReadPayee({
  database,
  now,
}: Pick<ServerContext, 'database' | 'now'>): ReadPayee {
  let kept: { names: Company['legalName'] | undefined; readAt: number } | undefined;
  return async (language) => {
    if (!kept || now() - kept.readAt >= maxAge) {
      const company = await findBody(database.handle, 'company', 'company');
      kept = { names: company?.legalName, readAt: now() };
    }
    return kept.names?.[language] ?? '';
  };
}
