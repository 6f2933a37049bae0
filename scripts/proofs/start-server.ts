import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';

import { builtServer } from '../../apps/server/src/testing/built-server.ts';

interface Location {
  dataDir: string;
  databaseUrl: string | undefined;
}

/** Starts the built server without limits by address, because all visitors come from one. */
export function startServer(
  { dataDir, databaseUrl }: Location,
  environment: Record<string, string>,
): Promise<{ child: ChildProcess; origin: string }> {
  const child = spawn(process.execPath, [builtServer], {
    env: {
      ...process.env,
      PORT: '0',
      DATA_DIR: dataDir,
      DATABASE_URL: databaseUrl ?? '',
      LOG_LEVEL: 'fatal',
      ATTEMPTS_PER_ADDRESS: '1000000',
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  return new Promise((resolve, reject) => {
    child.once('exit', (code) => reject(new Error(`The server ended with ${code}.`)));
    child.stdout.on('data', (chunk: Buffer) => {
      const origin = /http:\/\/\S+/.exec(chunk.toString())?.[0];
      if (origin) resolve({ child, origin });
    });
  });
}
