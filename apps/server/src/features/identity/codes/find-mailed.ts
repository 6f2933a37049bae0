import type { OutputOf } from '@uid/contract/endpoint';
import type { openMailLink } from '@uid/contract/identity';

import { AppError } from '../../../http/app-error.ts';
import type { Identity } from '../identity.ts';
import { hashToken } from '../sessions/session-token.ts';
import { findLink } from './repository.ts';

/** The address and the purpose of a mailed link, for the holder of its token. Throws LINK_INVALID. */
export async function findMailed(
  { database, now }: Identity,
  link: string,
): Promise<OutputOf<typeof openMailLink>> {
  const found = await findLink(database.handle, hashToken(link), now());
  // Where a page waits for the code there is a code alone, and no mail has the link.
  if (!found || found.purpose === 'outside-login' || found.purpose === 'own-address')
    throw new AppError('LINK_INVALID');
  return { email: found.email, purpose: found.purpose };
}
