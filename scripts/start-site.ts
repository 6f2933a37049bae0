import { spawn } from 'node:child_process';

import { builtServer } from '../apps/server/src/testing/built-server.ts';

export interface StartedSite {
  origin: string;
  stop: () => Promise<void>;
}

/** Starts the built site as a process of its own, on a free port and a fresh database in `dataDir`. */
export function startSite(
  dataDir: string,
  environment: Record<string, string> = {},
): Promise<StartedSite> {
  const child = spawn(process.execPath, [builtServer], {
    env: { ...process.env, PORT: '0', DATA_DIR: dataDir, LOG_LEVEL: 'error', ...environment },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code) => reject(new Error(`The server ended with ${code}.`)));
    child.stdout.on('data', (chunk: Buffer) => {
      const origin = /http:\/\/\S+/.exec(chunk.toString())?.[0];
      if (!origin) return;
      const stop = () => {
        child.kill('SIGTERM');
        return ended;
      };
      resolve({ origin, stop });
    });
  });
}
