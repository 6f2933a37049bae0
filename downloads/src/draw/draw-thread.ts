import { readFile } from 'node:fs/promises';
import { parentPort } from 'node:worker_threads';

import type { Pictures } from '../drawing/pictures.ts';
import { picturesFile } from './built-drawings.ts';
import { createDrawFile } from './draw-file.ts';
import type { Drawing } from './draw-file.ts';

const drawFile = createDrawFile(JSON.parse(await readFile(picturesFile, 'utf8')) as Pictures);

parentPort?.on('message', (drawing: Drawing) => void answer(drawing));

/** An error ends the thread, which rejects the promise of the caller that waits for the file. */
async function answer(drawing: Drawing): Promise<void> {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread's port has none
  parentPort?.postMessage(await drawFile(drawing));
}
