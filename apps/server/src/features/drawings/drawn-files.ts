import { join } from 'node:path';

import type { Drawing } from '@uid/downloads/draw-file';
import type { Drawer } from '@uid/downloads/draw-in-thread';
import { wordsHash } from '@uid/downloads/words-hash';

import { minute } from '../../job.ts';
import { waitAtMost } from '../../wait-at-most.ts';
import { openFolderStore } from '../media/files/folder-store.ts';
import type { DrawingContext } from './drawings.ts';
import { takeTurn } from './take-turn.ts';

/** Maximum number of waiting files. A further one is drawn when it is requested again. */
const maxWaiting = 100;
/** Milliseconds after a failure during which nothing is drawn. */
const pause = minute;

export interface DrawnFiles {
  /**
   * Returns undefined if the drawing takes longer than `within` milliseconds, or fails. In the first case, it is there
   * later.
   */
  get: (drawing: Drawing, within: number) => Promise<Buffer | undefined>;
  close: () => Promise<void>;
}

interface Options extends Pick<DrawingContext, 'config' | 'now' | 'openDrawer' | 'onFailure'> {
  /** A hash of the code that draws, since other code makes other files from the same words. */
  madeOf: string;
}

/**
 * Draws files, which are named by a hash of their words. The processes of this machine share a folder of drawn files
 * and draw one at a time, so that the second finds what the first has drawn.
 */
export function createDrawnFiles(options: Options): DrawnFiles {
  const { now, openDrawer, onFailure, madeOf } = options;
  const { dataDir } = options.config;
  const store = openFolderStore(dataDir, 'drawn');
  const waiting = new Map<string, Promise<Buffer | undefined>>();
  const closing = new AbortController();
  let drawer: Promise<Drawer> | undefined;
  let last: Promise<unknown> = Promise.resolve();
  let pausedUntil = 0;

  function load(): Promise<Drawer> {
    // After a failure, loading is tried again.
    return (drawer ??= openDrawer!().catch((cause: unknown) => {
      drawer = undefined;
      throw cause;
    }));
  }

  async function drawOnce(name: string, drawing: Drawing): Promise<Buffer | undefined> {
    if (now() < pausedUntil || closing.signal.aborted) return undefined;
    try {
      return await takeTurn(join(dataDir, 'drawn'), closing.signal, async () => {
        const kept = await store.read(name);
        if (kept) return kept;
        const { draw } = await load();
        const bytes = await draw(drawing);
        await store.write(name, bytes);
        return bytes;
      });
    } catch (cause) {
      if (closing.signal.aborted) return undefined;
      pausedUntil = now() + pause;
      onFailure(cause);
      return undefined;
    }
  }

  function queue(name: string, drawing: Drawing): Promise<Buffer | undefined> | undefined {
    const known = waiting.get(name);
    if (known || waiting.size >= maxWaiting) return known;
    const drawn = last
      .then(() => drawOnce(name, drawing))
      .finally(() => {
        waiting.delete(name);
      });
    waiting.set(name, drawn);
    last = drawn;
    return drawn;
  }

  return {
    async get(drawing, within) {
      const name = `${wordsHash({ madeOf, ...drawing })}.${drawing.type}`;
      const kept = await store.read(name);
      if (kept || !openDrawer) return kept;
      const drawn = queue(name, drawing);
      return drawn && waitAtMost(within, drawn);
    },
    async close() {
      closing.abort();
      const opened = await drawer?.catch(() => undefined);
      await opened?.close();
      await last;
    },
  };
}
