import { repeat } from '../repeat.ts';

export interface Probe {
  /** Resolves or rejects when the server answers, whatever it says; pending while it is silent. */
  ask: () => Promise<void>;
  /** Gives up what the last question was asked on. */
  drop: () => void;
  /** Says goodbye on it. */
  leave: () => void;
}

export interface ServerWatch {
  isSilent: () => boolean;
  /** Resolves when the first question was answered, or was asked for too long. */
  hasAsked: Promise<void>;
  stop: () => Promise<void>;
}

const pause = 500;

interface WatchOptions {
  /** Milliseconds: with the pause, the longest that somebody waits for a server that has just fallen silent. */
  timeout: number;
  onSilent: () => void;
}

/**
 * Asks a database server again and again whether it is there. One that refuses or fails says so by itself;
 * one that is frozen, or behind a broken network, only says nothing, like one that is busy with a statement.
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
  // What came while this process was busy itself is read before the second callback.
  const timer = setTimeout(() => setImmediate(() => silence.resolve(true)), timeout).unref();
  const hasAnswered = () => false;
  const answer = ask().then(hasAnswered, hasAnswered);
  const isSilent = await Promise.race([answer, silence.promise]);
  clearTimeout(timer);
  return isSilent;
}
