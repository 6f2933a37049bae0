import { createHash } from 'node:crypto';

import { networkOf } from './network.ts';

const minute = 60_000;

/** How many failures in a row are free, and how long each further one locks. */
export interface LockSchedule {
  freeTries: number;
  /** Minutes after the last free failure, the next one …; the last stands for all that follow. */
  minutes: readonly [number, ...number[]];
}

/** Of an account as seen from one address. */
export const addressSchedule: LockSchedule = { freeTries: 5, minutes: [1, 2, 4, 8, 15] };

/** Of an account as seen from everywhere, so that many hands guess no faster. */
export const accountSchedule: LockSchedule = { freeTries: 100, minutes: [15] };

/** Without another failure in this time the count starts again. */
export const forgetTime = 24 * 60 * minute;

/** Milliseconds of lock after so many failures in a row. */
export function lockTime({ freeTries, minutes }: LockSchedule, failures: number): number {
  if (failures < freeTries) return 0;
  return (minutes[failures - freeTries] ?? Math.max(...minutes)) * minute;
}

/** What is being guessed. */
export interface Target {
  email: string;
  proof: 'password' | 'second-factor';
}

/** What failures are counted for: a stranger's do not lock out the owner, who comes from elsewhere. */
export function addressSubject({ email, proof }: Target, address: string): string {
  return hash(`${proof} address\n${email}\n${networkOf(address)}`);
}

/** Where the account has been used before, everybody else's failures do not count. */
export function accountSubject({ email, proof }: Target, isFamiliar: boolean): string {
  return hash(`${proof} ${isFamiliar ? 'familiar' : 'strange'}\n${email}`);
}

function hash(text: string): string {
  return createHash('sha256').update(text).digest('base64url');
}
