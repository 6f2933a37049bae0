import { fork } from 'node:child_process';
import { join } from 'node:path';
import { Readable } from 'node:stream';

import type { Fault, FileKind, MadePicture } from './picture.ts';

export type Made = MadePicture | Fault | 'not-installed';

/** Milliseconds; shorter than a browser waits for the response. */
const timeout = 25_000;

let last: Promise<unknown> = Promise.resolve();

/**
 * Makes the files of a picture, or returns why it is none. The pictures of this process are encoded one after another,
 * each in a child process: its memory is freed with it, and a picture that crashes the decoder does no other harm. With
 * a `kind`, the result is a single file: the widest of that kind.
 */
export function makePicture(bytes: readonly Buffer[], kind?: FileKind): Promise<Made> {
  const turn = last.then(() => encodeApart(bytes, kind));
  last = turn.catch(() => undefined);
  return turn;
}

function encodeApart(bytes: readonly Buffer[], kind: FileKind | undefined): Promise<Made> {
  const child = fork(join(import.meta.dirname, 'encode-process.ts'), kind ? [kind] : [], {
    // Limits malloc to one arena, because otherwise each thread of the encoder would hold its own memory.
    env: { MALLOC_ARENA_MAX: '1' },
    execArgv: [],
    serialization: 'advanced',
    stdio: ['pipe', 'ignore', 'ignore', 'ipc'],
    timeout,
    killSignal: 'SIGKILL',
  });
  return new Promise((resolve, reject) => {
    child.once('message', (made) => resolve(made as Made));
    child.once('error', reject);
    // A process that exits without a message crashed on its picture, or ran into the timeout.
    child.once('exit', () => resolve('damaged'));
    if (!child.stdin) return;
    child.stdin.on('error', () => undefined);
    Readable.from(bytes).pipe(child.stdin);
  });
}
