import type { Database } from '../../database/database.ts';

/** Reads the prices and stock in the answer to a question, as one text. */
export type ReadState = (question: string, read: () => Promise<string>) => Promise<string>;

interface Known {
  version: number | string;
  state: string;
}

const maxKnown = 500;

/**
 * Reads current prices and stock. If the database says that nothing was committed since the last read, that read's
 * result is returned. Otherwise, callers that ask while a read is running share the next one.
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
    // The version is read first, so that a commit during the read makes the next call read again.
    const version = dataVersion ? dataVersion() : await askVersion?.();
    const last = known.get(question);
    if (last && last.version === version) return last.state;
    const state = await sharedRead(question, readState);
    if (version !== undefined) keep(question, { version, state });
    return state;
  };
}

/**
 * A running read began before the caller asked, so it may miss a commit. Callers therefore share the read that begins
 * when the running one ends.
 */
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
