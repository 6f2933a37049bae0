import type { Arrival } from './arrival.ts';

/** A question whose answer is the same for whoever asks it. */
export interface ReadyCall {
  /** As Fastify knows it: the path of the endpoint. */
  route: string;
  /** The envelope as of now, each byte as one character. Rejects where there is no answer any more. */
  answer: () => Promise<string>;
}

export type ReadyCalls = ReturnType<typeof createReadyCalls>;

/** Addresses: as many as answers are kept. */
const maxCalls = 500;
/** Letters of an address: no page of ours asks at a longer one, and whoever makes up addresses can't fill the memory. */
const longest = 500;

/**
 * Questions that were answered before, by the address they were asked at: whoever asks one in the same words is answered
 * without being routed, and without reading the address again. Of those noted longest ago some make room.
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
