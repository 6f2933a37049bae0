export interface PasswordDates {
  passwordChangedAt: number;
  passwordExpiresAt: number | null;
}

/** When the password expires, epoch milliseconds; undefined: never. The earlier of an operator's date and the maximum age counts. */
export function passwordExpiry(
  { passwordChangedAt, passwordExpiresAt }: PasswordDates,
  maxAge: number | undefined,
): number | undefined {
  const byAge = maxAge === undefined ? Infinity : passwordChangedAt + maxAge;
  const expiry = Math.min(byAge, passwordExpiresAt ?? Infinity);
  return expiry === Infinity ? undefined : expiry;
}
