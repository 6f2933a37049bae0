import { join } from 'node:path';
import { Worker } from 'node:worker_threads';

import type { Drawing } from './draw-file.ts';

/** Draws files, one after the other. */
export interface Drawer {
  draw: (drawing: Drawing) => Promise<Buffer>;
  close: () => Promise<void>;
}

/** Milliseconds. Another file is often drawn right after the first, with the fonts that are open already. */
const keptFor = 5_000;
/** Milliseconds, many times what the longest document takes. */
const timeLimit = 15_000;

/**
 * Draws in a thread of its own, which ends soon after the last file, so that the memory of fonts and canvas is freed.
 * The thread runs from its source file, so that none of its code is loaded before the first drawing.
 */
export function createThreadDrawer(): Drawer {
  let thread: Worker | undefined;
  let ending: NodeJS.Timeout | undefined;

  async function end(): Promise<void> {
    clearTimeout(ending);
    const ended = thread;
    thread = undefined;
    await ended?.terminate();
  }

  return {
    async draw(drawing) {
      clearTimeout(ending);
      thread ??= startThread();
      try {
        return await drawIn(thread, drawing);
      } catch (cause) {
        await end();
        throw cause;
      } finally {
        ending = setTimeout(() => void end(), keptFor).unref();
      }
    },
    close: end,
  };
}

function startThread(): Worker {
  const thread = new Worker(join(import.meta.dirname, 'draw-thread.ts'), {
    env: {},
    execArgv: [],
    resourceLimits: { maxOldGenerationSizeMb: 256 },
  });
  thread.unref();
  // If the thread fails between two drawings, no caller is waiting for the error.
  thread.on('error', () => undefined);
  return thread;
}

function drawIn(thread: Worker, drawing: Drawing): Promise<Buffer> {
  const { promise, resolve, reject } = Promise.withResolvers<Buffer>();
  const fail = () => reject(new Error('The thread ended before the file was drawn.'));
  const finish = (bytes: Uint8Array) => resolve(Buffer.from(bytes));
  const limit = setTimeout(fail, timeLimit);
  thread.once('message', finish).once('error', reject).once('exit', fail);
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread's port has none
  thread.postMessage(drawing);
  return promise.finally(() => {
    clearTimeout(limit);
    thread.off('message', finish).off('error', reject).off('exit', fail);
  });
}
