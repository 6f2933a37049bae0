export interface PasswordDates {
  /** Null if there is no password. */
  passwordChangedAt: number | null;
  passwordExpiresAt: number | null;
}

/**
 * Returns when the password expires, epoch milliseconds; undefined if it never does, or there is none.
 * The earlier of an operator's date and the maximum age counts.
 */
export function passwordExpiry(
  { passwordChangedAt, passwordExpiresAt }: PasswordDates,
  maxAge: number | undefined,
): number | undefined {
  if (passwordChangedAt === null) return undefined;
  const byAge = maxAge === undefined ? Infinity : passwordChangedAt + maxAge;
  const expiry = Math.min(byAge, passwordExpiresAt ?? Infinity);
  return expiry === Infinity ? undefined : expiry;
}
