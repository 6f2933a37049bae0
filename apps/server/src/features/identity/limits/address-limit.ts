import { RateLimiterMemory } from 'rate-limiter-flexible';

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

const tenMinutes = 600;

export function createAddressLimit(points: number): AddressLimit {
  const limiter = new RateLimiterMemory({ points, duration: tenMinutes });
  return {
    async check(address) {
      const state = await limiter.get(networkOf(address));
      if (state && state.consumedPoints >= points) throw refusal(state.msBeforeNext);
    },
    async spend(address) {
      await limiter.consume(networkOf(address)).catch((cause: unknown) => {
        throw refusal((cause as { msBeforeNext: number }).msBeforeNext);
      });
    },
  };
}

function refusal(wait: number): AppError {
  return new AppError('TOO_MANY_REQUESTS', { retryAfter: secondsOf(wait) });
}
