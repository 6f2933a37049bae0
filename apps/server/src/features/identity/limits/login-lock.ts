import { hash } from 'node:crypto';

import type { LockSchedule } from '../settings.ts';
import { networkOf } from '../../../http/limits/network.ts';
import { clockTolerance } from '../../../job.ts';

const minute = 60_000;

/** Milliseconds without another failure after which the count starts again. */
export const forgetTime = 24 * 60 * minute;

/** Milliseconds of lock after a number of failures in a row. */
export function lockTime({ freeTries, minutes }: LockSchedule, failures: number): number {
  if (failures < freeTries) return 0;
  return (minutes[failures - freeTries] ?? Math.max(...minutes)) * minute;
}

/** Returns the latest possible end of a lock. A later end was written while the clock was wrong. */
export function latestLockEnd({ minutes }: LockSchedule, now: number): number {
  return now + Math.max(...minutes) * minute + clockTolerance;
}

/** The account and the proof that are being guessed. */
export interface Target {
  /** The address that was typed, whether or not it has an account; the account's id if the account has no address. */
  name: string;
  proof: 'password' | 'second-factor';
}

/**
 * Returns the subject of failures from one network: a stranger's failures don't lock out an owner in another network.
 */
export function addressSubject({ name, proof }: Target, address: string): string {
  return hashOf(`${proof} address\n${name}\n${networkOf(address)}`);
}

/**
 * Returns the subject of an account's failures: in networks where the account has been used before, failures from other
 * networks do not count.
 */
export function accountSubject({ name, proof }: Target, isFamiliar: boolean): string {
  return hashOf(`${proof} ${isFamiliar ? 'familiar' : 'strange'}\n${name}`);
}

/** Returns the subject of one session or browser of the account, so that nobody else can use its tries up. */
export function ownSubject({ name, proof }: Target, own: string): string {
  return hashOf(`${proof} own\n${name}\n${own}`);
}

function hashOf(text: string): string {
  return hash('sha256', text, 'base64url');
}
