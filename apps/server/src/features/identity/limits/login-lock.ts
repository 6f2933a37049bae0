import { hash } from 'node:crypto';

import type { LockSchedule } from '../settings.ts';
import { networkOf } from '../../../http/limits/network.ts';
import { clockTolerance } from '../../../job.ts';

const minute = 60_000;

/** Without another failure in this time the count starts again. */
export const forgetTime = 24 * 60 * minute;

/** Milliseconds of lock after a number of failures in a row. */
export function lockTime({ freeTries, minutes }: LockSchedule, failures: number): number {
  if (failures < freeTries) return 0;
  return (minutes[failures - freeTries] ?? Math.max(...minutes)) * minute;
}

/** No lock ends later, as long as the clock goes right. */
export function latestLockEnd({ minutes }: LockSchedule, now: number): number {
  return now + Math.max(...minutes) * minute + clockTolerance;
}

/** What is being guessed. */
export interface Target {
  /** The address that somebody typed, whether or not it has an account; the id of an account without one. */
  name: string;
  proof: 'password' | 'second-factor';
}

/** What failures are counted for: a stranger's do not lock out the owner, who comes from elsewhere. */
export function addressSubject({ name, proof }: Target, address: string): string {
  return hashOf(`${proof} address\n${name}\n${networkOf(address)}`);
}

/** Where the account has been used before, everybody else's failures do not count. */
export function accountSubject({ name, proof }: Target, isFamiliar: boolean): string {
  return hashOf(`${proof} ${isFamiliar ? 'familiar' : 'strange'}\n${name}`);
}

/** A session or browser of the account counts for itself, so that nobody else can use its tries up. */
export function ownSubject({ name, proof }: Target, own: string): string {
  return hashOf(`${proof} own\n${name}\n${own}`);
}

function hashOf(text: string): string {
  return hash('sha256', text, 'base64url');
}
