import { hash } from 'node:crypto';

import type { Redis } from 'ioredis';
import { RateLimiterMemory, RateLimiterRedis } from 'rate-limiter-flexible';

import { AppError } from '../../../http/app-error.ts';
import { networkOf } from './network.ts';
import { secondsOf } from './seconds.ts';

/** How often one network address may fail or cause mail. */
export interface AddressLimit {
  /** Throws TOO_MANY_REQUESTS when the address has nothing left. */
  check: (address: string) => Promise<void>;
  /** Takes one; throws TOO_MANY_REQUESTS when there was none left. */
  spend: (address: string) => Promise<void>;
}

export interface SharedCount {
  /** Under what the processes count together. */
  name: string;
  /** Undefined: this process counts for itself. */
  redis: Redis | undefined;
}

const tenMinutes = 600;

export function createAddressLimit(points: number, shared?: SharedCount): AddressLimit {
  const limiter = createLimiter(points, shared);
  return {
    async check(address) {
      const state = await limiter.get(keyOf(address));
      if (state && state.consumedPoints >= points) throw refusal(state.msBeforeNext);
    },
    async spend(address) {
      await limiter.consume(keyOf(address)).catch((cause: unknown) => {
        throw refusal((cause as { msBeforeNext: number }).msBeforeNext);
      });
    },
  };
}

/** While Redis is away each process counts for itself, so that a limit is looser then and never gone. */
function createLimiter(points: number, { name, redis }: Partial<SharedCount> = {}) {
  const own = new RateLimiterMemory({ points, duration: tenMinutes });
  if (!redis) return own;
  return new RateLimiterRedis({
    storeClient: redis,
    keyPrefix: `uid-tries-${name}`,
    points,
    duration: tenMinutes,
    insuranceLimiter: own,
    rejectIfRedisNotReady: true,
  });
}

/** Who it is stands nowhere outside this process. */
function keyOf(address: string): string {
  return hash('sha256', networkOf(address), 'base64url');
}

function refusal(wait: number): AppError {
  return new AppError('TOO_MANY_REQUESTS', { retryAfter: secondsOf(wait) });
}
