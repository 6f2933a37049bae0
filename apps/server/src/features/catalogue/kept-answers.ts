import type { ServerContext } from '../../context.ts';
import { PreparedAnswer } from '../../http/prepared-answer.ts';
import type { ReadState } from './state-reader.ts';

interface Kept {
  state: string;
  madeAt: number;
  answer: PreparedAnswer<unknown>;
}

/** Texts change seldom and may show this much later; prices and stock never do. */
const maxAge = 30_000;
const maxEntries = 500;

export interface Question {
  /** Tells this answer from others. */
  key: string;
  /** The only item the answer is about; undefined: all of them. */
  itemId?: string;
}

/**
 * Answers about the catalogue, as bytes that hold as long as prices and stock stay what they were.
 * These are asked for each time, so a change counts at once in every process, whoever made it.
 */
export function createKeptAnswers({ now }: Pick<ServerContext, 'now'>, readState: ReadState) {
  const entries = new Map<string, Kept>();

  function keep(key: string, entry: Kept): void {
    entries.delete(key);
    entries.set(key, entry);
    const [oldest] = entries.keys();
    if (entries.size > maxEntries && oldest !== undefined) entries.delete(oldest);
  }

  return async function answer<Output>(
    { key, itemId }: Question,
    make: () => Promise<Output>,
  ): Promise<PreparedAnswer<Output>> {
    const state = await readState(itemId);
    const entry = entries.get(key);
    if (entry?.state === state && now() - entry.madeAt < maxAge)
      return entry.answer as PreparedAnswer<Output>;
    const made = new PreparedAnswer(await make());
    keep(key, { state, madeAt: now(), answer: made });
    return made;
  };
}
