import { repeat } from '../repeat.ts';

export interface Probe {
  /** Resolves or rejects when the server answers, whatever the answer is; pending while the server is silent. */
  ask: () => Promise<void>;
  /** Drops the connection of the last question. */
  drop: () => void;
  /** Closes the connection properly. */
  leave: () => void;
}

export interface ServerWatch {
  isSilent: () => boolean;
  /** Resolves when the first question was answered or has timed out. */
  hasAsked: Promise<void>;
  stop: () => Promise<void>;
}

const pause = 500;

interface WatchOptions {
  /** Milliseconds: together with the pause, the longest wait for a server that has just become silent. */
  timeout: number;
  onSilent: () => void;
}

/**
 * Repeatedly asks a database server whether it is there. A server that refuses or fails says so by itself; a frozen
 * one, or one behind a broken network, is just silent, like one that is busy with a statement.
 */
export function watchServer(probe: Probe, { timeout, onSilent }: WatchOptions): ServerWatch {
  let isSilent = false;

  async function look(): Promise<void> {
    const wasSilent = isSilent;
    isSilent = await isUnanswered(probe, timeout);
    if (!isSilent) return;
    probe.drop();
    if (!wasSilent) onSilent();
  }

  const hasAsked = look();
  const repetition = repeat(() => hasAsked.then(look), pause);
  return {
    isSilent: () => isSilent,
    hasAsked,
    async stop() {
      const stopped = repetition.stop();
      await hasAsked;
      if (isSilent) probe.drop();
      else probe.leave();
      await stopped;
    },
  };
}

async function isUnanswered({ ask }: Probe, timeout: number): Promise<boolean> {
  const silence = Promise.withResolvers<true>();
  // An answer that arrived while this process was busy is read before the second callback.
  const timer = setTimeout(() => setImmediate(() => silence.resolve(true)), timeout).unref();
  const hasAnswered = () => false;
  const answer = ask().then(hasAnswered, hasAnswered);
  const isSilent = await Promise.race([answer, silence.promise]);
  clearTimeout(timer);
  return isSilent;
}
