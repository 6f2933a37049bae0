import { hash } from 'node:crypto';

const accounts = 'account:';

export function accountOwner(accountId: string): string {
  return `${accounts}${accountId}`;
}

/** The account whose cart it is; undefined for a guest's. */
export function accountOf(owner: string): string | undefined {
  return owner.startsWith(accounts) ? owner.slice(accounts.length) : undefined;
}

/** The database holds a hash of the guest's token, never the token. */
export function guestOwner(guestToken: string): string {
  return `guest:${hash('sha256', guestToken, 'base64url')}`;
}
