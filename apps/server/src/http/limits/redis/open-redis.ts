import { Redis } from 'ioredis';

/** How long a request waits for a count in Redis before the process counts alone, in milliseconds. */
const defaultTimeout = 250;

interface RedisLog {
  warn: (message: string) => void;
  info: (message: string) => void;
}

/**
 * Connects in the background and keeps trying, so that a Redis that is away delays no request.
 *
 * @param timeout how long a request waits for a count before its process counts alone, in milliseconds
 */
export function openRedis(url: string, timeout = defaultTimeout): Redis {
  const redis = new Redis(url, {
    commandTimeout: timeout,
    connectTimeout: 2_000,
    // A connection that accepts commands and never answers is closed, so that not every visitor waits for it.
    socketTimeout: 2_000,
    enableOfflineQueue: false,
    maxRetriesPerRequest: 0,
    retryStrategy: (times) => Math.min(times * 200, 2_000),
  });
  // An `error` event without a listener would end the process. `logRedisState` logs the error in one line.
  redis.on('error', () => undefined);
  return redis;
}

/** Logs when Redis goes away and when it is back. */
export function logRedisState(redis: Redis, log: RedisLog): void {
  let isAway = false;
  redis.on('reconnecting', () => {
    if (!isAway) log.warn('Redis is away: each process counts tries for itself.');
    isAway = true;
  });
  redis.on('ready', () => {
    if (isAway) log.info('Redis is back: tries are counted together.');
    isAway = false;
  });
}
