import { isIP } from 'node:net';
import { connect } from 'node:tls';

import { hour } from '../job.ts';
import type { Figure } from '../telemetry/figure.ts';

const timeout = 10_000;

/** When the certificate that visitors are shown expires, in epoch milliseconds. */
export function certificateEnd(origin: string): Promise<number> {
  const { hostname, port } = new URL(origin);
  const { promise, resolve, reject } = Promise.withResolvers<number>();
  const host = hostname.replace(/^\[|\]$/g, '');
  const name = isIP(host) === 0 ? { servername: host } : {};
  const socket = connect({ host, port: Number(port) || 443, ...name });
  socket.setTimeout(timeout, () => socket.destroy(new Error('no answer')));
  socket.once('error', reject);
  socket.once('secureConnect', () => {
    resolve(Date.parse(socket.getPeerCertificate().valid_to));
    socket.end();
  });
  return promise;
}

/** Reads the certificate once an hour in the background, so that reading the figure never waits. */
export function certificateFigures(
  origin: string | undefined,
  now: () => number,
  read = certificateEnd,
): Figure[] {
  if (!origin?.startsWith('https:')) return [];
  let endsAt = Number.NaN;
  let lookAt = 0;

  async function look(): Promise<void> {
    lookAt = now() + hour;
    endsAt = await read(origin ?? '').catch(() => Number.NaN);
  }

  return [
    {
      name: 'certificate_left_seconds',
      help: 'How long the certificate at PUBLIC_ORIGIN is still good; NaN where it could not be seen from here.',
      count() {
        if (now() >= lookAt) void look();
        return (endsAt - now()) / 1000;
      },
    },
  ];
}
