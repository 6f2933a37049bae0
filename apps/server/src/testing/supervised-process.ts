import cluster from 'node:cluster';

import Fastify from 'fastify';

import { AppError } from '../http/app-error.ts';
import { addHealth } from '../http/health.ts';
import { createAddressLimit } from '../http/limits/address-limit.ts';
import { closeConnectionsWhen, stopServing } from '../http/stop-serving.ts';
import type { Ending } from '../processes/messages.ts';
import { takeSeat } from '../processes/seat.ts';
import { supervise } from '../processes/supervise.ts';

/* Two workers and their supervisor. A worker reports its id, counts attempts of one address, and starts at once. */

if (cluster.isPrimary) await supervise(import.meta.filename, 2);
else await serve();

async function serve(): Promise<void> {
  const seat = takeSeat();
  process.stdout.on('error', () => undefined);
  let ending: Ending | undefined;
  const app = Fastify();
  closeConnectionsWhen(app, () => ending !== undefined);
  app.addHook('onRequest', (_request, reply, done) => {
    void reply.header('x-worker', `${process.pid}`);
    done();
  });
  addHealth(app, {
    ping: async () => undefined,
    isStopping: () => ending !== undefined && ending !== 'replaced',
  });
  const limit = createAddressLimit(4, { name: 'tries', redis: undefined });
  app.post('/tries', async (_request, reply) => {
    const isRefused = await limit.spend('192.0.2.1').then(
      () => false,
      (cause: unknown) => cause instanceof AppError,
    );
    return reply.status(isRefused ? 429 : 200).send();
  });
  const url = await app.listen({ host: '127.0.0.1', port: 0 });
  seat.announce({ lines: [`${url}\n`], metrics: undefined }, { write: () => undefined });
  seat.whenToldToEnd((why) => {
    ending = why;
    void stopServing(app.server, { idle: 1_000, busy: 30_000 })
      .then(() => {
        process.stdout.write(`${process.pid} has closed\n`);
        return seat.leave();
      })
      .then(() => process.exit(0));
  });
}
