import cluster from 'node:cluster';
import { hash } from 'node:crypto';

import type { Redis } from 'ioredis';
// The library's main entry would load a limiter for each of a dozen databases.
import { RateLimiterCluster } from 'rate-limiter-flexible/lib/RateLimiterCluster.js';
import RateLimiterMemory from 'rate-limiter-flexible/lib/RateLimiterMemory.js';
import RateLimiterRedis from 'rate-limiter-flexible/lib/RateLimiterRedis.js';

import { AppError } from '../app-error.ts';
import { networkOf } from './network.ts';
import { secondsOf } from './seconds.ts';

/** Limits how often one network may fail or cause mail. */
export interface AddressLimit {
  /** Throws TOO_MANY_REQUESTS if the address has no attempts left. */
  check: (address: string) => Promise<void>;
  /** Counts one attempt of the address. Throws TOO_MANY_REQUESTS if none was left. */
  spend: (address: string) => Promise<void>;
}

export interface SharedCount {
  /** The prefix of the keys in Redis, where all processes count together. */
  name: string;
  /** The Redis that all processes count in; undefined: this process counts alone. */
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
        if (cause instanceof Error) throw cause;
        throw refusal((cause as { msBeforeNext: number }).msBeforeNext);
      });
    },
  };
}

/** While Redis is away, each machine counts alone: the limit is looser then, but never absent. */
function createLimiter(points: number, { name = 'own', redis }: Partial<SharedCount> = {}) {
  const limit = { points, duration: tenMinutes };
  // The workers of a supervisor count together in its process.
  const own = cluster.isWorker
    ? new RateLimiterCluster({ ...limit, keyPrefix: name })
    : new RateLimiterMemory(limit);
  if (!redis) return own;
  return new RateLimiterRedis({
    storeClient: redis,
    keyPrefix: `uid-tries-${name}`,
    ...limit,
    insuranceLimiter: own,
    rejectIfRedisNotReady: true,
  });
}

/** Only a hash of the address leaves this process. */
function keyOf(address: string): string {
  return hash('sha256', networkOf(address), 'base64url');
}

function refusal(wait: number): AppError {
  return new AppError('TOO_MANY_REQUESTS', { retryAfter: secondsOf(wait) });
}
