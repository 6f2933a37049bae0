import type { OutputOf } from '@uid/contract/endpoint';
import type { openMailLink } from '@uid/contract/identity';

import { AppError } from '../../../http/app-error.ts';
import type { Identity } from '../identity.ts';
import { hashToken } from '../sessions/session-token.ts';
import { findLink } from './repository.ts';

/** Returns the address and purpose of a mailed link to the holder of its token. Throws LINK_INVALID. */
export async function findMailed(
  { database, now }: Identity,
  link: string,
): Promise<OutputOf<typeof openMailLink>> {
  const found = await findLink(database.handle, hashToken(link), now());
  // For these purposes a page waits for the code, and no mail contains a link.
  if (!found || found.purpose === 'outside-login' || found.purpose === 'own-address')
    throw new AppError('LINK_INVALID');
  return { email: found.email, purpose: found.purpose };
}
