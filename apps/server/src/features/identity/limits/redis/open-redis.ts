import { Redis } from 'ioredis';

/** Longer than this nobody waits for a count; the process then counts for itself. */
const patience = 250;

interface RedisLog {
  warn: (message: string) => void;
  info: (message: string) => void;
}

/** Connects behind the caller's back and keeps at it: a server that is away holds nobody up. */
export function openRedis(url: string): Redis {
  const redis = new Redis(url, {
    commandTimeout: patience,
    connectTimeout: 2_000,
    // One that takes and never answers is let go of, so that not every visitor waits for it.
    socketTimeout: 2_000,
    enableOfflineQueue: false,
    maxRetriesPerRequest: 0,
    retryStrategy: (times) => Math.min(times * 200, 2_000),
  });
  // Without a listener it would end the process; `tellOfRedis` says it in one line.
  redis.on('error', () => undefined);
  return redis;
}

/** Logs when it is away, and when it is back. */
export function tellOfRedis(redis: Redis, log: RedisLog): void {
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
