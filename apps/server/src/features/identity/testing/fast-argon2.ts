import { createHash, randomBytes } from 'node:crypto';
import { setImmediate as nextTurn } from 'node:timers/promises';

import type { HashCost } from '../passwords/password-hash.ts';

/*
 * Stands in for the hashing library in tests that are about something else (vitest.config.ts). It returns the same
 * strings and the same results, and also one turn of the event loop later, so that other work can overtake. Only the
 * cost is missing, which is the point of the real library.
 */

export async function hash(password: string, cost: HashCost): Promise<string> {
  await nextTurn();
  const { memoryCost, timeCost, parallelism } = cost;
  const parameters = `m=${memoryCost},t=${timeCost},p=${parallelism}`;
  const salt = randomBytes(16).toString('base64').replaceAll('=', '');
  return `$argon2id$v=19$${parameters}$${salt}$${digest(salt, password)}`;
}

export async function verify(stored: string, password: string): Promise<boolean> {
  await nextTurn();
  const [salt = '', expected] = stored.split('$').slice(-2);
  return digest(salt, password) === expected;
}

export function parseOptions(stored: string): HashCost {
  const [, memory, time, parallelism] = /m=(\d+),t=(\d+),p=(\d+)/.exec(stored) ?? [];
  return {
    memoryCost: Number(memory),
    timeCost: Number(time),
    parallelism: Number(parallelism),
  };
}

function digest(salt: string, password: string): string {
  return createHash('sha256').update(`${salt}${password}`).digest('base64').replaceAll('=', '');
}
