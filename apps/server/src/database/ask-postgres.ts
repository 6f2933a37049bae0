import { Socket } from 'node:net';

import type pg from 'pg';

import type { Probe } from './server-watch.ts';

export interface AskedPostgres {
  probe: Probe;
  /** As the server said last. */
  siteVersion: () => number;
}

/**
 * Asks a PostgreSQL server whether it is there, and which version of the site it has, on a connection that is used
 * for nothing else. There the server tells of a change, too, as soon as it is committed; what it told while the
 * connection was away, the next answer says.
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

  /** A connection that is only cut stays with the server for some moments more. */
  function leave(): void {
    client?.end().catch(() => undefined);
  }

  return {
    probe: {
      async ask() {
        try {
          await readVersion(client ?? (await connect()));
          // From here on it does not keep the process alive; the first statements wait for the first answer.
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
