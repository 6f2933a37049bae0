import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterAll, expect, test } from 'vitest';

import { runInThread } from './run-in-thread.ts';

const folder = mkdtempSync(join(tmpdir(), 'uid-thread-'));
afterAll(() => rmSync(folder, { recursive: true }));

const { signal } = new AbortController();

function run(lines: string, options: { signal?: AbortSignal; maxMemory?: number } = {}) {
  const file = join(folder, 'script.mjs');
  writeFileSync(file, `import { parentPort, workerData } from 'node:worker_threads';\n${lines}`);
  return runInThread(file, { input: 20, signal, maxMemory: 64, ...options });
}

test('a thread resolves with the first that it posts', async () => {
  expect(await run('parentPort.postMessage(workerData + 1); parentPort.postMessage(0);')).toBe(21);
});

test('a thread sees nothing of the settings, among which are secrets', async () => {
  expect(await run('parentPort.postMessage(Object.keys(process.env));')).toEqual([]);
});

test.each([
  ['fails', 'throw new Error("No font.");', 'No font.'],
  ['ends without a word', '', 'ended before it answered'],
  ['takes too much memory', 'for (const all = []; ;) all.push({ all });', 'memory limit'],
])('a thread that %s is a failure', async (_name, lines, message) => {
  await expect(run(lines, { maxMemory: 16 })).rejects.toThrow(message);
});

test('a thread ends when it is called off', async () => {
  const closing = new AbortController();
  const running = run('for (;;);', { signal: closing.signal });
  closing.abort();
  await expect(running).rejects.toThrow('ended before it answered');
});

test('a thread that was called off before it began is a failure', async () => {
  await expect(run('for (;;);', { signal: AbortSignal.abort() })).rejects.toThrow('aborted');
});
