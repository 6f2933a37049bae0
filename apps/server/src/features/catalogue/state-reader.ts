import type { Database } from '../../database/database.ts';

/** Everything a buyer decides by in the answer to a question, as one text. */
export type ReadState = (question: string, read: () => Promise<string>) => Promise<string>;

interface Known {
  version: number | string;
  state: string;
}

const maxKnown = 500;

/**
 * Reads prices and stock as they stand. Where the database says that nothing was committed since the last time,
 * they are what they were; else those who ask while a read is under way share the next one.
 */
export function createStateReader({ dataVersion, askDataVersion }: Database): ReadState {
  const known = new Map<string, Known>();
  const reads = new Map<string, () => Promise<string>>();
  const askVersion = askDataVersion && shareReads(askDataVersion);

  function keep(question: string, entry: Known): void {
    if (known.size >= maxKnown) known.clear();
    known.set(question, entry);
  }

  function sharedRead(question: string, readState: () => Promise<string>): Promise<string> {
    let read = reads.get(question);
    if (!read) {
      read = shareReads(readState, () => reads.delete(question));
      reads.set(question, read);
    }
    return read();
  }

  return async function read(question, readState) {
    // Before the read: what is committed during it makes the next question look again.
    const version = dataVersion ? dataVersion() : await askVersion?.();
    const last = known.get(question);
    if (last && last.version === version) return last.state;
    const state = await sharedRead(question, readState);
    if (version !== undefined) keep(question, { version, state });
    return state;
  };
}

/** A read under way began before whoever asks now: they share the one that begins when it ends. */
function shareReads(start: () => Promise<string>, onIdle?: () => void): () => Promise<string> {
  let running: Promise<string> | undefined;
  let next: Promise<string> | undefined;

  function begin(): Promise<string> {
    next = undefined;
    const read = start().finally(() => {
      if (running !== read || next) return;
      running = undefined;
      onIdle?.();
    });
    running = read;
    return read;
  }

  return () => {
    if (!running) return begin();
    return (next ??= running.then(begin, begin));
  };
}
