import { request as send } from 'node:http';
import type { IncomingHttpHeaders } from 'node:http';

export interface Ask {
  method?: 'GET' | 'HEAD' | 'POST' | 'OPTIONS';
  headers?: Record<string, string | string[]>;
}

export interface SocketAnswer {
  status: number;
  headers: IncomingHttpHeaders;
  bytes: Buffer;
}

/** Asks over a connection of its own, as visitors of www.example.com do who take Brotli. */
export function readOverSocket(
  port: number,
  path: string,
  { method = 'GET', headers }: Ask = {},
): Promise<SocketAnswer> {
  return new Promise((resolve, reject) => {
    const asked = send({
      port,
      path,
      method,
      host: '127.0.0.1',
      agent: false,
      headers: { host: 'www.example.com', 'accept-encoding': 'br', ...headers },
    });
    asked.once('error', reject).once('response', (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers,
          bytes: Buffer.concat(chunks),
        }),
      );
    });
    asked.end();
  });
}

/** What differs from one request to the next, whichever way it goes. */
const own = new Set(['x-request-id', 'date', 'connection', 'keep-alive']);

/** What two answers to the same question have in common. */
export function comparable({ status, headers, bytes }: SocketAnswer) {
  const compared = Object.entries(headers).filter(([name]) => !own.has(name));
  return { status, headers: Object.fromEntries(compared), bytes: bytes.toString('base64') };
}
