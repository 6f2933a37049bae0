import type { Arrival } from './arrival.ts';

/** A call whose answer is the same for everybody. */
export interface ReadyCall {
  /** The route as Fastify knows it: the path of the endpoint. */
  route: string;
  /** The current envelope, each byte as one character. Rejects if there is no answer any more. */
  answer: () => Promise<string>;
}

export type ReadyCalls = ReturnType<typeof createReadyCalls>;

/** Maximum number of addresses, the same as the number of cached answers. */
const maxCalls = 500;
/**
 * Maximum characters of an address: no page of ours uses a longer one, and made-up addresses can't fill the memory.
 */
const longest = 500;

/**
 * Calls that were answered before, by address: a request with the same address is answered without routing and without
 * parsing the address again. The calls noted longest ago are dropped.
 */
export function createReadyCalls() {
  const calls = new Map<string, ReadyCall>();
  return {
    note(url: string, call: ReadyCall): void {
      if (url.length > longest) return;
      calls.set(url, call);
      const [oldest] = calls.keys();
      if (calls.size > maxCalls && oldest !== undefined) calls.delete(oldest);
    },
    find: ({ raw: { method }, url }: Arrival): ReadyCall | undefined =>
      method === 'GET' ? calls.get(url) : undefined,
  };
}
