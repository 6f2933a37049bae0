import { join } from 'node:path';

import { runInThread } from '../../../run-in-thread.ts';
import type { ParsedMail } from './parse-mail.ts';

/** Milliseconds. A mail of 10 MB takes half a second where the machine is slow. */
const timeLimit = 15_000;

/**
 * Parses a raw email in a thread of its own, because strangers write it and other requests must not wait.
 * @returns undefined if it is no email, or takes more time or memory than an email does
 */
export async function parseMailInThread(bytes: Buffer): Promise<ParsedMail | undefined> {
  const signal = AbortSignal.timeout(timeLimit);
  const file = join(import.meta.dirname, 'parse-mail-thread.ts');
  const options = { input: bytes, signal, maxMemory: 256 };
  const mail = await runInThread<ParsedMail | undefined>(file, options).catch(unlessTooMuch);
  if (!mail) return undefined;
  // Buffers arrive from a thread as plain Uint8Arrays.
  const files = mail.files.map(({ name, bytes }) => ({ name, bytes: Buffer.from(bytes) }));
  return { ...mail, files };

  function unlessTooMuch(cause: unknown): undefined {
    const hasNoRoom =
      cause instanceof Error && 'code' in cause && cause.code === 'ERR_WORKER_OUT_OF_MEMORY';
    if (!signal.aborted && !hasNoRoom) throw cause;
  }
}
