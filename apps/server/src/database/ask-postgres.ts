import { Socket } from 'node:net';

import type pg from 'pg';

import type { Probe } from './server-watch.ts';

export interface AskedPostgres {
  probe: Probe;
  /** The version that the server last reported. */
  siteVersion: () => number;
}

/**
 * Asks a PostgreSQL server whether it is there, and for its version of the site, on a connection used for nothing else.
 * On it the server also notifies of each change as soon as it is committed; a notification lost while the connection
 * was away is made up for by the next answer.
 */
export function askPostgres(
  Client: typeof pg.Client,
  connectionString: string,
  openSocket = () => new Socket(),
): AskedPostgres {
  let client: pg.Client | undefined;
  let socket: Socket | undefined;
  let version = 0;

  async function connect(): Promise<pg.Client> {
    const own = openSocket();
    socket = own;
    const opened = new Client({ connectionString, stream: () => own, pipeline: true });
    client = opened;
    opened.on('error', drop);
    opened.on('notification', () => void readVersion(opened).catch(() => undefined));
    await opened.connect();
    await opened.query('listen site_changes');
    return opened;
  }

  async function readVersion(from: pg.Client): Promise<void> {
    const { rows } = await from.query<{ version: number }>('select version from "siteChanges"');
    version = rows[0]?.version ?? 0;
  }

  function drop(): void {
    socket?.destroy();
    client = undefined;
  }

  /** Ends the connection properly: one that is only cut stays open at the server for some moments. */
  function leave(): void {
    client?.end().catch(() => undefined);
  }

  return {
    probe: {
      async ask() {
        try {
          await readVersion(client ?? (await connect()));
          // From here on the socket does not keep the process alive; the first statements wait for the first answer.
          socket?.unref();
        } catch (cause) {
          drop();
          throw cause;
        }
      },
      drop,
      leave,
    },
    siteVersion: () => version,
  };
}
