import { once } from 'node:events';
import { createServer } from 'node:http';
import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface ServerCall {
  method: string;
  /** Path and query. */
  path: string;
  headers: IncomingHttpHeaders;
  body: string;
}

export interface ServerAnswer {
  status: number;
  body: string;
  headers?: Record<string, string>;
}

export interface OpenServer extends AsyncDisposable {
  origin: string;
}

/** Opens a server for a company's stand-in. If `answer` returns undefined, the server closes the connection. */
export async function openServer(
  answer: (call: ServerCall) => ServerAnswer | undefined,
): Promise<OpenServer> {
  const server = createServer((request, response) => void reply(answer, request, response));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

async function reply(
  answer: (call: ServerCall) => ServerAnswer | undefined,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const body = (await request.setEncoding('utf8').toArray()).join('');
  const { method = '', url: path = '', headers } = request;
  const answered = answer({ method, path, headers, body });
  if (!answered) {
    request.socket.destroy();
    return;
  }
  const { status, headers: more } = answered;
  response.writeHead(status, { 'content-type': 'application/json', ...more });
  response.end(answered.body);
}
