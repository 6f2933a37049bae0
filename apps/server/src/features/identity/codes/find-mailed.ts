import { AppError } from '../../../http/app-error.ts';
import type { Identity } from '../identity.ts';
import { hashToken } from '../sessions/session-token.ts';
import type { CodeKey } from './mailed-code.ts';
import { findLink } from './repository.ts';

/** Whom a link was mailed to, and what for, told to whoever holds it. Throws LINK_INVALID. */
export async function findMailed({ database, now }: Identity, link: string): Promise<CodeKey> {
  const found = await findLink(database.handle, hashToken(link), now());
  if (!found) throw new AppError('LINK_INVALID');
  return { email: found.email, purpose: found.purpose };
}
