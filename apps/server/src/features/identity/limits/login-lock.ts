import { createHash } from 'node:crypto';

import { networkOf } from './network.ts';

const minute = 60_000;

export const freeTries = 5;
/** Without another failure in this time the count starts again. */
export const forgetTime = 24 * 60 * minute;

/** Failures in a row from which on the lock no longer grows. */
export const longestLockFrom = 9;

/** How long an account stays locked for an address after so many failures in a row: 1, 2, 4, 8, 15 minutes. */
export function lockTime(failures: number): number {
  if (failures < freeTries) return 0;
  return Math.min(15, 2 ** (failures - freeTries)) * minute;
}

/**
 * What failures are counted for: an account as seen from one address,
 * so that a stranger's failures do not lock out its owner.
 */
export function lockSubject(email: string, address: string): string {
  return createHash('sha256')
    .update(`${email}\n${networkOf(address)}`)
    .digest('base64url');
}
