import cluster from 'node:cluster';
import { fstatSync, write as writeFile } from 'node:fs';
import { Socket } from 'node:net';

import type { Figure } from '../../telemetry/figure.ts';
import type { LogLines } from './request-log.ts';

/** A log whose lines wait in memory, up to a bound, until they are taken; what comes beyond it is lost and counted. */
export interface BoundedLog extends LogLines {
  /** Lines that were lost since the start. */
  lost: () => number;
  /** Resolves when everything that was said until now has been taken. */
  written: () => Promise<void>;
}

/** Takes bytes, some or all of them, without keeping anybody waiting; says how many, or why none. */
export type TakeBytes = (bytes: Buffer, done: (cause: Error | null, taken: number) => void) => void;

/** Bytes: some thousands of lines. */
const maxWaiting = 1_048_576;
/** Bytes, at first. */
const firstRoom = 16_384;
/** Bytes that UTF-8 takes for one unit of a string, at most. */
const maxBytesOfUnit = 3;
/** Milliseconds, until what could not be taken is tried again. */
const pause = 1_000;
/** Milliseconds, for which lines gather: taking them is work for another thread, however few they are. */
const gatherTime = 100;
/** Bytes that do not wait any longer. */
const maxGathered = maxWaiting / 4;
/** Its file descriptor. */
const standardOutput = 1;

/**
 * Where nobody takes the lines (the disk is full, the pipe has no reader or a slow one) the site goes on without
 * them. Once they are taken again, a line says how many there were.
 */
export function createLogLines(take: TakeBytes): BoundedLog {
  // As bytes: strings that wait are copied again and again by the collector of young garbage.
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
    // The lines of one turn of the event loop leave together, and those that follow soon after it.
    setImmediate(takeNext);
  }

  function gather(line: string): void {
    const most = line.length * maxBytesOfUnit;
    if (size + most > waiting.length) {
      const wider = Buffer.allocUnsafe(Math.max(2 * waiting.length, size + most));
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

/** The standard output of this process, which `process.stdout` would wait for where it is a pipe. */
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

/** Bytes that a pipe writes atomically, whatever other processes write to it. */
const wholeWrite = 4_096;

/** Where several processes write into one pipe, their lines must not mix: as many whole ones as leave together. */
export function wholeLines(bytes: Buffer): Buffer {
  if (bytes.length <= wholeWrite) return bytes;
  const end = bytes.lastIndexOf('\n', wholeWrite - 1);
  return bytes.subarray(0, end === -1 ? bytes.indexOf('\n') + 1 || bytes.length : end + 1);
}

/** A write that never ends must not take a thread of the pool, which the end of the process would wait for. */
function intoPipe(descriptor: number): TakeBytes {
  const socket = new Socket({ fd: descriptor, readable: false, writable: true });
  socket.on('error', () => undefined);
  return (waiting, done) => {
    const bytes = cluster.isWorker ? wholeLines(waiting) : waiting;
    socket.write(bytes, (cause) => done(cause ?? null, cause ? 0 : bytes.length));
  };
}
