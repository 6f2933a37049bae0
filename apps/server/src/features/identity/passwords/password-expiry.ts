export interface PasswordDates {
  passwordChangedAt: number;
  passwordExpiresAt: number | null;
}

/** When the password stops being good, epoch milliseconds; undefined: never. The earlier of order and age counts. */
export function passwordExpiry(
  { passwordChangedAt, passwordExpiresAt }: PasswordDates,
  maxAge: number | undefined,
): number | undefined {
  const byAge = maxAge === undefined ? Infinity : passwordChangedAt + maxAge;
  const expiry = Math.min(byAge, passwordExpiresAt ?? Infinity);
  return expiry === Infinity ? undefined : expiry;
}
