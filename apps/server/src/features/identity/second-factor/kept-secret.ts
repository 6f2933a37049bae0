/** Returns the owner that an account's stored secret is sealed for. */
export function keptSecret(accountId: string): string {
  return `totp ${accountId}`;
}
