import type { Company } from '@uid/contract/content';
import type { Language } from '@uid/contract/language';

import type { ServerContext } from '../../context.ts';
import { findBody } from '../contents/contents.ts';

/** Returns the payee's name in the payer's language, or an empty string if the site has no contents. */
export type ReadPayee = (language: Language) => Promise<string>;

/** Milliseconds. The company's name changes too rarely to be read more often than this. */
const maxAge = 30_000;

/** Reads the payee's name and caches it, because every page about a payment shows it. */
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
