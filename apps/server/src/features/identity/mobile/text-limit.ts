import { hash } from 'node:crypto';

import type { Handle } from '../../../database/database.ts';
import { AppError } from '../../../http/app-error.ts';
import { countAttempt } from '../limits/count-attempt.ts';

/** Three codes a day allow for typing errors; after them, each further code has a longer wait. */
const schedule = { freeTries: 3, minutes: [60, 240, 720] } as const;

/**
 * Counts a code for an account and for a number, in every process: text messages cost money,
 * and nobody may flood another person's phone. Throws TOO_MANY_REQUESTS.
 */
export async function countText(
  handle: Handle,
  { accountId, number }: { accountId: string; number: string },
  now: number,
): Promise<void> {
  for (const subject of [`text account\n${accountId}`, `text number\n${number}`])
    await count(handle, subject, now);
}

/**
 * Counts a code to log in with: strangers share one count, each browser of the account has its own, so that strangers
 * can't use its codes up. Known and unknown numbers are counted alike. Throws TOO_MANY_REQUESTS.
 */
export async function countLoginText(
  handle: Handle,
  { number, own }: { number: string; own: string | undefined },
  now: number,
): Promise<void> {
  await count(handle, `text login ${own ?? 'strange'}\n${number}`, now);
}

function count(handle: Handle, subject: string, now: number): Promise<void> {
  return countAttempt(handle, hashOf(subject), { schedule, now }).catch((cause: unknown) => {
    if (!(cause instanceof AppError)) throw cause;
    throw new AppError('TOO_MANY_REQUESTS', cause.extra);
  });
}

/** Counts are kept under a hash, so that counting stores no number. */
function hashOf(subject: string): string {
  return hash('sha256', subject, 'base64url');
}
