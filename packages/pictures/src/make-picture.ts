import { fork } from 'node:child_process';
import { join } from 'node:path';
import { Readable } from 'node:stream';

import type { Fault, FileKind, MadePicture } from './picture.ts';

export type Made = MadePicture | Fault | 'not-installed';

/** Milliseconds; less than a browser waits for its answer. */
const timeout = 25_000;

let last: Promise<unknown> = Promise.resolve();

/**
 * Makes the files of a picture, or says why it is none. Pictures of this process take turns, each in a process of its
 * own: its memory goes with it, and a picture that breaks the decoder breaks nothing else. With a `kind`, its one file
 * is the widest of that kind.
 */
export function makePicture(bytes: readonly Buffer[], kind?: FileKind): Promise<Made> {
  const turn = last.then(() => encodeApart(bytes, kind));
  last = turn.catch(() => undefined);
  return turn;
}

function encodeApart(bytes: readonly Buffer[], kind: FileKind | undefined): Promise<Made> {
  const child = fork(join(import.meta.dirname, 'encode-process.ts'), kind ? [kind] : [], {
    // One arena: threads of the encoder would each keep their own memory.
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
    // What ends without an answer was killed by its picture, or took too long for it.
    child.once('exit', () => resolve('damaged'));
    if (!child.stdin) return;
    child.stdin.on('error', () => undefined);
    Readable.from(bytes).pipe(child.stdin);
  });
}
