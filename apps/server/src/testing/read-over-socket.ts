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

/** Sends a request over a connection of its own, like a visitor of www.example.com whose browser takes Brotli. */
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

/** Headers that differ between any two requests. */
const own = new Set(['x-request-id', 'date', 'connection', 'keep-alive']);

/** The parts of a response that two responses to the same request must share. */
export function comparable({ status, headers, bytes }: SocketAnswer) {
  const compared = Object.entries(headers).filter(([name]) => !own.has(name));
  return { status, headers: Object.fromEntries(compared), bytes: bytes.toString('base64') };
}
