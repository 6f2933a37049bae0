import { AsyncLocalStorage } from 'node:async_hooks';

import type { ServerContext } from '../context.ts';
import { PreparedAnswer } from './prepared-answer.ts';

interface Entry {
  state: string;
  version: number;
  madeAt: number;
  /** While the answer is being made, every request for it waits for the same promise. */
  answer: Promise<PreparedAnswer<unknown>>;
}

/** Milliseconds that a cached text may be out of date if its change is not reported; prices and stock never are. */
const maxAge = 30_000;
const maxEntries = 500;

export interface Question {
  /** Identifies this answer among the others. */
  key: string;
  /** The state that may change at any moment and that the answer depends on: prices and stock. */
  state?: string;
}

const uncached = new AsyncLocalStorage<true>();

/** While `work` runs, cached answers are neither used nor added. */
export function withoutCachedAnswers<T>(work: () => T): T {
  return uncached.run(true, work);
}

/**
 * Caches answers that are the same for everybody, as bytes that are made once and are valid as long as their state.
 */
export function createCachedAnswers({
  now,
  database: { siteVersion },
}: Pick<ServerContext, 'now' | 'database'>) {
  const entries = new Map<string, Entry>();

  function keep(key: string, entry: Entry): void {
    entries.delete(key);
    entries.set(key, entry);
    const [oldest] = entries.keys();
    if (entries.size > maxEntries && oldest !== undefined) entries.delete(oldest);
  }

  return async function answer<Output>(
    { key, state = '' }: Question,
    make: () => Promise<Output>,
  ): Promise<PreparedAnswer<Output>> {
    const prepare = async () => new PreparedAnswer(await make());
    if (uncached.getStore()) return prepare();
    const entry = entries.get(key);
    const version = siteVersion();
    if (entry?.state === state && entry.version === version && now() - entry.madeAt < maxAge)
      return entry.answer as Promise<PreparedAnswer<Output>>;
    const prepared = prepare();
    keep(key, { state, version, madeAt: now(), answer: prepared });
    return prepared.catch((cause: unknown) => {
      if (entries.get(key)?.answer === prepared) entries.delete(key);
      throw cause;
    });
  };
}
