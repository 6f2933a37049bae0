import type { FastifyInstance } from 'fastify';

import type { ServerContext } from '../../context.ts';
import { repeat } from '../../repeat.ts';
import type { Repetition } from '../../repeat.ts';
import { createFulfilmentTick, createTick } from './tick.ts';

const pause = 1000;

/** Starts the clock: what is due happens within a second or two, as long as the process lives. */
export function startClock(app: FastifyInstance, context: ServerContext): Repetition {
  const rounds = [createTick, createFulfilmentTick].map((create) =>
    repeat(create(app, context), pause),
  );
  return {
    stop: async () => {
      await Promise.all(rounds.map((round) => round.stop()));
    },
  };
}
