import { Agent, request } from 'node:http';

/** The requests of visitors, in turn: cached pages, pages of a person, reads and writes of the API. */
export const requests: readonly Asked[] = [
  { path: '/home' },
  { path: '/en/product/sdp' },
  { path: '/mall?q=key' },
  { path: '/cart' },
  { path: '/api/items?language=zh' },
  { path: '/api/cart/add', body: { language: 'zh', sku: 'SIM-3FF-10', quantity: 1 } },
  { path: '/uid-boot/login', body: { email: 'nobody@example.com', password: 'no such password' } },
];

interface Asked {
  path: string;
  body?: object;
}

interface Visit {
  origin: string;
  /** The number of the visitor, which decides which request comes first. */
  index: number;
  /** Returns true if another connection may be opened. */
  mayReconnect: () => boolean;
  onAnswer: () => void;
  onFailure: (what: string) => void;
}

/** Sends requests on a connection until the server closes it, then on another, as long as it may open one. */
export async function visit({
  origin,
  index,
  mayReconnect,
  onAnswer,
  onFailure,
}: Visit): Promise<void> {
  let agent: Agent | undefined;
  for (let turn = index; agent || mayReconnect(); turn += 1) {
    agent ??= new Agent({ keepAlive: true, maxSockets: 1 });
    const asked = requests[turn % requests.length] ?? { path: '/' };
    try {
      const { status, isLast } = await ask(origin, asked, agent);
      onAnswer();
      if (status >= 500) onFailure(`${asked.path}: ${status}`);
      if (isLast) agent = agent.destroy() ?? undefined;
    } catch (cause) {
      const { code, message } = cause as NodeJS.ErrnoException;
      return onFailure(`${asked.path}: ${code ?? message}`);
    }
  }
}

export function ask(
  origin: string,
  { path, body }: Asked,
  agent: Agent,
): Promise<{ status: number; isLast: boolean }> {
  return new Promise((resolve, reject) => {
    const sent = request(origin + path, {
      agent,
      method: body ? 'POST' : 'GET',
      headers: body ? { 'content-type': 'application/json' } : {},
    });
    sent.on('error', reject);
    sent.on('response', (answer) => {
      const isLast = answer.headers.connection === 'close';
      answer.on('error', reject);
      answer.on('end', () => resolve({ status: answer.statusCode ?? 0, isLast })).resume();
    });
    sent.end(body && JSON.stringify(body));
  });
}
