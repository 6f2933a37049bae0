import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';

import { findFreePort } from '../../../../testing/find-free-port.ts';

const binary = ['redis-server', 'valkey-server'].find(
  (name) => spawnSync(name, ['--version']).status === 0,
);

/** Whether this machine has a Redis server or a Valkey server. */
export const hasRedis = binary !== undefined;

export interface TemporaryRedis extends AsyncDisposable {
  url: string;
  port: number;
  /** Makes the server accept commands and answer none of them. */
  hang: () => void;
}

/** @param port the port of an earlier server; by default a free one */
export async function startRedis(port?: number): Promise<TemporaryRedis> {
  const own = port ?? (await findFreePort());
  const options = ['--port', `${own}`, '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'];
  const server = spawn(binary ?? '', options, { stdio: ['ignore', 'pipe', 'ignore'] });
  for await (const lines of server.stdout) if (/ready to accept/i.test(String(lines))) break;
  return {
    url: `redis://127.0.0.1:${own}`,
    port: own,
    hang: () => void server.kill('SIGSTOP'),
    async [Symbol.asyncDispose]() {
      if (server.exitCode !== null || server.signalCode !== null) return;
      server.kill('SIGKILL');
      await once(server, 'exit');
    },
  };
}
