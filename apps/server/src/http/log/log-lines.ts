import cluster from 'node:cluster';
import { fstatSync, write as writeFile } from 'node:fs';
import { Socket } from 'node:net';

import type { Figure } from '../../telemetry/figure.ts';
import type { LogLines } from './request-log.ts';

/** A log whose lines wait in memory, up to a limit, until they are written; further lines are lost and counted. */
export interface BoundedLog extends LogLines {
  /** Number of lines lost since the start. */
  lost: () => number;
  /** Resolves when every line so far has been written. */
  written: () => Promise<void>;
}

/**
 * Takes some or all of the bytes without blocking; calls `done` with their number, or the reason why none were taken.
 */
export type TakeBytes = (bytes: Buffer, done: (cause: Error | null, taken: number) => void) => void;

/** Bytes: several thousand lines. */
const maxWaiting = 1_048_576;
/** Initial bytes of the buffer. */
const firstRoom = 16_384;
/** Maximum bytes of UTF-8 for one UTF-16 unit of a string. */
const maxBytesOfUnit = 3;
/** Milliseconds until bytes that could not be written are tried again. */
const pause = 1_000;
/** Milliseconds for which lines are gathered: each write is work for another thread, however few the lines are. */
const gatherTime = 100;
/** Bytes at which the gathered lines are written at once. */
const maxGathered = maxWaiting / 4;
/** The file descriptor of standard output. */
const standardOutput = 1;

/**
 * Writes lines without ever blocking. If they can't be written (the disk is full, the pipe has no reader or a slow
 * one), the site goes on without them; a later line says how many were lost.
 */
export function createLogLines(take: TakeBytes): BoundedLog {
  // Kept as bytes: the garbage collector of the young generation would copy waiting strings again and again.
  let waiting = Buffer.allocUnsafe(firstRoom);
  let size = 0;
  let lost = 0;
  let untold = 0;
  let rest: Buffer | undefined;
  let isBusy = false;
  let gathering: NodeJS.Timeout | undefined;
  let listeners: (() => void)[] = [];

  function write(line: string): void {
    if (size >= maxWaiting) {
      lost += 1;
      untold += 1;
      return;
    }
    gather(line);
    if (gathering && size >= maxGathered) takeNext();
    if (isBusy) return;
    isBusy = true;
    // Lines of one turn of the event loop, and those that follow soon after, are written together.
    setImmediate(takeNext);
  }

  function gather(line: string): void {
    const maxBytes = line.length * maxBytesOfUnit;
    if (size + maxBytes > waiting.length) {
      const wider = Buffer.allocUnsafe(Math.max(2 * waiting.length, size + maxBytes));
      waiting.copy(wider, 0, 0, size);
      waiting = wider;
    }
    size += waiting.write(line, size);
  }

  function takeNext(): void {
    clearTimeout(gathering);
    gathering = undefined;
    if (!rest && size === 0) {
      isBusy = false;
      for (const listener of listeners.splice(0)) listener();
      return;
    }
    if (!rest) {
      rest = Buffer.from(waiting.subarray(0, size));
      size = 0;
    }
    take(rest, handleTaken);
  }

  function handleTaken(cause: Error | null, taken: number): void {
    if (cause) {
      setTimeout(takeNext, pause).unref();
      return;
    }
    const left = rest?.subarray(taken);
    rest = left && left.length > 0 ? left : undefined;
    if (untold > 0) {
      gather(
        `${JSON.stringify({ level: 40, time: Date.now(), lines: untold, msg: 'log lines were lost' })}\n`,
      );
      untold = 0;
    }
    if (rest || listeners.length > 0 || size >= maxGathered) takeNext();
    else gathering = setTimeout(takeNext, gatherTime);
  }

  function written(): Promise<void> {
    if (!isBusy) return Promise.resolve();
    const { promise, resolve } = Promise.withResolvers<void>();
    listeners.push(resolve);
    if (gathering) takeNext();
    return promise;
  }

  return {
    write,
    lost: () => lost,
    written,
  };
}

/** The standard output of this process. `process.stdout` would block if it is a pipe. */
export function openStandardOutput(): BoundedLog {
  return createLogLines(
    isPipe(standardOutput) ? intoPipe(standardOutput) : intoFile(standardOutput),
  );
}

export function lostLinesOf(log: BoundedLog): Figure {
  return {
    name: 'log_lines_lost_total',
    help: 'Log lines that nobody took: a full disk, or a pipe that is not read.',
    isTotal: true,
    count: () => log.lost(),
  };
}

function isPipe(descriptor: number): boolean {
  const facts = fstatSync(descriptor);
  return facts.isFIFO() || facts.isSocket();
}

function intoFile(descriptor: number): TakeBytes {
  return (bytes, done) => writeFile(descriptor, bytes, 0, bytes.length, null, done);
}

/** Bytes that a pipe writes atomically, even if other processes write to it. */
const wholeWrite = 4_096;

/** Cuts off whole lines that fit into one atomic write: lines of several processes in one pipe must not mix. */
export function wholeLines(bytes: Buffer): Buffer {
  if (bytes.length <= wholeWrite) return bytes;
  const end = bytes.lastIndexOf('\n', wholeWrite - 1);
  return bytes.subarray(0, end === -1 ? bytes.indexOf('\n') + 1 || bytes.length : end + 1);
}

/**
 * A write that never ends must not occupy a thread of the pool, because the exit of the process would wait for it.
 */
function intoPipe(descriptor: number): TakeBytes {
  const socket = new Socket({ fd: descriptor, readable: false, writable: true });
  socket.on('error', () => undefined);
  return (waiting, done) => {
    const bytes = cluster.isWorker ? wholeLines(waiting) : waiting;
    socket.write(bytes, (cause) => done(cause ?? null, cause ? 0 : bytes.length));
  };
}
