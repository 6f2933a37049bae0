import { hash } from 'node:crypto';

const accounts = 'account:';

export function accountOwner(accountId: string): string {
  return `${accounts}${accountId}`;
}

/** Id of the account that owns the cart; undefined for a guest's cart. */
export function accountOf(owner: string): string | undefined {
  return owner.startsWith(accounts) ? owner.slice(accounts.length) : undefined;
}

/** The database stores a hash of the guest's token, never the token. */
export function guestOwner(guestToken: string): string {
  return `guest:${hash('sha256', guestToken, 'base64url')}`;
}
