import { createHash } from 'node:crypto';

/** Whose lines they are: the database holds a hash of the guest's token, never the token. */
export function accountOwner(accountId: string): string {
  return `account:${accountId}`;
}

export function guestOwner(guestToken: string): string {
  return `guest:${createHash('sha256').update(guestToken).digest('base64url')}`;
}
