import { Pool } from 'undici';

export interface Client {
  get: (path: string, headers?: Record<string, string>) => Promise<unknown>;
  post: (path: string, body: unknown, headers?: Record<string, string>) => Promise<unknown>;
  close: () => Promise<void>;
}

/** Opens a client with persistent connections. A response that is not a success ends the measurement. */
export function openClient(origin: string, connections: number): Client {
  const pool = new Pool(origin, { connections, pipelining: 1 });
  async function send(
    method: 'GET' | 'POST',
    path: string,
    { headers, body }: { headers: Record<string, string>; body?: string },
  ): Promise<unknown> {
    const answer = await pool.request({ method, path, headers, body: body ?? null });
    const text = await answer.body.text();
    if (answer.statusCode !== 200)
      throw new Error(`${method} ${path}: ${answer.statusCode} ${text}`);
    return JSON.parse(text);
  }
  return {
    get: (path, headers = {}) => send('GET', path, { headers }),
    post: (path, body, headers = {}) =>
      send('POST', path, {
        headers: { 'content-type': 'application/json', ...headers },
        body: typeof body === 'string' ? body : JSON.stringify(body),
      }),
    close: () => pool.close(),
  };
}
