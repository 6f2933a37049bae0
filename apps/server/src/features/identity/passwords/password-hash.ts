import { randomBytes } from 'node:crypto';

import { hash, parseOptions, verify } from '@node-rs/argon2';

import { normalisePassword } from './password-policy.ts';

export interface HashCost {
  /** KiB of memory. */
  memoryCost: number;
  timeCost: number;
  parallelism: number;
}

/** OWASP's first recommendation for argon2id. */
export const hashCost: HashCost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Returns the argon2id hash in PHC form, computed off the main thread. */
export function hashPassword(password: string, cost: HashCost = hashCost): Promise<string> {
  return hash(normalisePassword(password), cost);
}

const dummyHash = hashPassword(randomBytes(32).toString('base64url'));

/**
 * Verifies a password. Without a hash (no account has that address, or it has no password) the check takes the same
 * time and returns false.
 */
export async function verifyPassword(
  passwordHash: string | null | undefined,
  password: string,
): Promise<boolean> {
  const isRight = await verify(passwordHash ?? (await dummyHash), normalisePassword(password));
  return isRight && typeof passwordHash === 'string';
}

/** Returns whether a hash costs an attacker less than a new one. */
export function isOutdated(passwordHash: string | null): boolean {
  if (passwordHash === null) return false;
  const { memoryCost, timeCost, parallelism } = parseOptions(passwordHash);
  return (
    memoryCost < hashCost.memoryCost ||
    timeCost < hashCost.timeCost ||
    parallelism < hashCost.parallelism
  );
}
