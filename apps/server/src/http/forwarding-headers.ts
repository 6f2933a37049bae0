import type { IncomingHttpHeaders } from 'node:http';

const names = new Set([
  'forwarded',
  'via',
  'x-real-ip',
  'x-client-ip',
  'x-cluster-client-ip',
  'x-original-forwarded-for',
  'x-envoy-external-address',
  'true-client-ip',
  'cf-connecting-ip',
  'fastly-client-ip',
]);

/** True if a proxy passed the request on, or a client wants it to look so. */
export function isForwarded(headers: IncomingHttpHeaders): boolean {
  for (const name in headers) if (name.startsWith('x-forwarded') || names.has(name)) return true;
  return false;
}
