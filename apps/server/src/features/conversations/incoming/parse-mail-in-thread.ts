import { join } from 'node:path';

import { runInThread } from '../../../run-in-thread.ts';
import type { ParsedMail } from './parse-mail.ts';

/** Milliseconds. A mail of 10 MB takes half a second where the machine is slow. */
const timeLimit = 15_000;

/**
 * Reads a mail as it came, beside those who are being answered: strangers write it.
 * @returns undefined where it is no mail, or takes more than a mail does
 */
export async function parseMailInThread(bytes: Buffer): Promise<ParsedMail | undefined> {
  const signal = AbortSignal.timeout(timeLimit);
  const file = join(import.meta.dirname, 'parse-mail-thread.ts');
  const options = { input: bytes, signal, maxMemory: 256 };
  const mail = await runInThread<ParsedMail | undefined>(file, options).catch(unlessTooMuch);
  if (!mail) return undefined;
  // What a thread hands on is no Buffer any more.
  const files = mail.files.map(({ name, bytes }) => ({ name, bytes: Buffer.from(bytes) }));
  return { ...mail, files };

  function unlessTooMuch(cause: unknown): undefined {
    const hasNoRoom =
      cause instanceof Error && 'code' in cause && cause.code === 'ERR_WORKER_OUT_OF_MEMORY';
    if (!signal.aborted && !hasNoRoom) throw cause;
  }
}
