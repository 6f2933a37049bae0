import { spawn } from 'node:child_process';
import { closeSync, openSync, readFileSync } from 'node:fs';

import { builtServer } from '../apps/server/src/testing/built-server.ts';

export interface StartedSite {
  origin: string;
  stop: () => Promise<void>;
  /** Kills the process at once, in the middle of its work. */
  kill: () => Promise<void>;
}

/**
 * Starts the built site in its own process, on a free port and with its database in `dataDir`.
 * @param log the file for its standard output, from which the address is read
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
  // The child has its own descriptor. An open one here would keep the log's file system from being unmounted.
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
