import { spawn } from 'node:child_process';
import { closeSync, openSync, readFileSync } from 'node:fs';

import { builtServer } from '../apps/server/src/testing/built-server.ts';

export interface StartedSite {
  origin: string;
  stop: () => Promise<void>;
  /** Ends it in the middle of whatever it does. */
  kill: () => Promise<void>;
}

/**
 * Starts the built site as a process of its own, on a free port and a fresh database in `dataDir`.
 * @param log the file that its standard output goes to; it is read for the address
 */
export function startSite(
  dataDir: string,
  environment: Record<string, string> = {},
  log?: string,
): Promise<StartedSite> {
  const output = log === undefined ? 'pipe' : openSync(log, 'a');
  const child = spawn(process.execPath, [builtServer], {
    env: { ...process.env, PORT: '0', DATA_DIR: dataDir, LOG_LEVEL: 'error', ...environment },
    stdio: ['ignore', output, 'inherit'],
  });
  // The child has its own: an open one here would keep the disk of the log from being unmounted.
  if (output !== 'pipe') closeSync(output);
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code) => reject(new Error(`The server ended with ${code}.`)));
    const look = (text: string) => {
      const origin = /https?:\/\/\S+/.exec(text)?.[0];
      if (!origin) return;
      clearInterval(looking);
      const end = (signal: 'SIGTERM' | 'SIGKILL') => () => {
        child.kill(signal);
        return ended;
      };
      resolve({ origin, stop: end('SIGTERM'), kill: end('SIGKILL') });
    };
    const looking = setInterval(() => log !== undefined && look(readFileSync(log, 'utf8')), 100);
    void ended.then(() => clearInterval(looking));
    child.stdout?.on('data', (chunk: Buffer) => look(chunk.toString()));
  });
}
