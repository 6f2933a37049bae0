import proxyAddr from '@fastify/proxy-addr';
import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';

/** What is known of a request before it is routed; Fastify's own request has the same fields. */
export interface Arrival {
  raw: IncomingMessage;
  url: string;
  headers: IncomingHttpHeaders;
  socket: Socket;
  /** The visitor's address, as the trusted proxies in front report it. */
  ip: string;
  /** The host that the request, or a trusted proxy, names; empty if neither names one. */
  host: string;
}

/** Whether the proxy at this address, so many hops away, is trusted. */
export type TrustProxy = (address: string, hop: number) => boolean;

/** Fastify uses this function too, so that both ways trust the same proxies. */
export function createTrust(proxies: readonly string[]): TrustProxy | false {
  return proxies.length > 0 && proxyAddr.compile([...proxies]);
}

export function arrivalOf(raw: IncomingMessage, trust: TrustProxy | false): Arrival {
  const { headers, socket, url = '' } = raw;
  const ip = (trust ? proxyAddr.all(raw, trust).at(-1) : socket.remoteAddress) ?? '';
  return { raw, url, headers, socket, ip, host: hostOf(raw, trust) };
}

function hostOf({ headers, socket }: IncomingMessage, trust: TrustProxy | false): string {
  const forwarded = headers['x-forwarded-host'];
  if (typeof forwarded === 'string' && forwarded && trust && trust(socket.remoteAddress ?? '', 0))
    return forwarded.slice(forwarded.lastIndexOf(',') + 1).trim();
  return headers.host ?? '';
}
