/** The account as passkeys know it: no personal data. */
export function userHandleOf(accountId: string): string {
  return Buffer.from(accountId).toString('base64url');
}
