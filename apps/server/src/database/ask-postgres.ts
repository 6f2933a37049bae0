import { Socket } from 'node:net';

import type pg from 'pg';

import type { Probe } from './server-watch.ts';

/** Asks a PostgreSQL server whether it is there, on a connection that is used for nothing else. */
export function askPostgres(Client: typeof pg.Client, connectionString: string): Probe {
  let client: pg.Client | undefined;
  let socket: Socket | undefined;

  async function connect(): Promise<pg.Client> {
    // It keeps nobody's process alive.
    const own = new Socket().unref();
    socket = own;
    client = new Client({ connectionString, stream: () => own });
    client.on('error', drop);
    await client.connect();
    return client;
  }

  function drop(): void {
    socket?.destroy();
    client = undefined;
  }

  return {
    async ask() {
      try {
        await (client ?? (await connect())).query('select 1');
      } catch (cause) {
        drop();
        throw cause;
      }
    },
    drop,
  };
}
