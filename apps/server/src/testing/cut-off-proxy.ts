import { connect, createServer } from 'node:net';
import type { AddressInfo, Socket } from 'node:net';

/** A proxy between the server and its database, which can behave as if the database were gone. */
export interface CutOffProxy extends AsyncDisposable {
  url: string;
  /**
   * Lets nothing through. `refusing` and `silent` break open connections, and `silent` then accepts connections without
   * answering; `frozen` leaves all connections open, like a server that was stopped.
   */
  cut: (how: 'refusing' | 'silent' | 'frozen') => void;
  restore: () => void;
}

export async function startCutOffProxy(databaseUrl: string): Promise<CutOffProxy> {
  const target = new URL(databaseUrl);
  const sockets = new Set<Socket>();
  let state: 'open' | Parameters<CutOffProxy['cut']>[0] = 'open';
  const track = (socket: Socket) => {
    sockets.add(socket);
    socket.on('error', () => undefined).on('close', () => sockets.delete(socket));
  };
  const server = createServer((socket) => {
    track(socket);
    if (state === 'refusing') return socket.destroy();
    if (state !== 'open') return socket;
    const upstream = connect(Number(target.port), target.hostname);
    track(upstream);
    socket.pipe(upstream).pipe(socket);
    return socket.on('close', () => upstream.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = new URL(databaseUrl);
  url.hostname = '127.0.0.1';
  url.port = `${(server.address() as AddressInfo).port}`;
  const breakAll = () => sockets.forEach((socket) => socket.destroy());
  return {
    url: url.href,
    cut: (how) => {
      state = how;
      if (how === 'frozen') sockets.forEach((socket) => socket.unpipe());
      else breakAll();
    },
    restore: () => {
      state = 'open';
      breakAll();
    },
    async [Symbol.asyncDispose]() {
      breakAll();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
