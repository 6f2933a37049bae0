import type { FastifyInstance } from 'fastify';

import type { ServerContext } from '../../context.ts';
import { repeat } from '../../repeat.ts';
import type { Repetition } from '../../repeat.ts';
import { createFulfilmentTick, createTick } from './tick.ts';

const pause = 1000;
/** What has not ended then is left to another process. */
const patience = 5000;

/** Starts the clock: what is due happens within a second or two, as long as the process lives. */
export function startClock(app: FastifyInstance, context: ServerContext): Repetition {
  const rounds = [createTick, createFulfilmentTick].map((create) => {
    const tick = create(app, context);
    return { tick, repetition: repeat(tick, pause) };
  });
  return {
    stop: async () => {
      for (const { repetition } of rounds) void repetition.stop();
      await Promise.all(rounds.map(({ tick }) => tick.stop(patience)));
    },
  };
}
