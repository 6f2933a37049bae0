/** Returns the id under which passkeys know the account: it contains no personal data. */
export function userHandleOf(accountId: string): string {
  return Buffer.from(accountId).toString('base64url');
}
