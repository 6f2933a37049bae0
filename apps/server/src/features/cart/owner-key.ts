import { hash } from 'node:crypto';

export function accountOwner(accountId: string): string {
  return `account:${accountId}`;
}

/** The database holds a hash of the guest's token, never the token. */
export function guestOwner(guestToken: string): string {
  return `guest:${hash('sha256', guestToken, 'base64url')}`;
}
