import type { FastifyInstance } from 'fastify';

import type { ServerContext } from '../../context.ts';
import { repeat } from '../../repeat.ts';
import type { Repetition } from '../../repeat.ts';
import { createTick } from './tick.ts';

const pause = 1000;

/** Starts the clock: what is due happens within a second or two, as long as the process lives. */
export function startClock(app: FastifyInstance, context: ServerContext): Repetition {
  return repeat(createTick(app, context), pause);
}
