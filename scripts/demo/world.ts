import type { Endpoint, InputOf, OutputOf } from '@uid/contract/endpoint';

import { createApp } from '../../apps/server/src/app.ts';
import type { Server } from '../../apps/server/src/app.ts';
import type { Config } from '../../apps/server/src/config.ts';
import type { ServerContext } from '../../apps/server/src/context.ts';
import { createContext } from '../../apps/server/src/create-context.ts';
import type { Database } from '../../apps/server/src/database/database.ts';
import { createJobRunner } from '../../apps/server/src/features/jobs/create-job-runner.ts';
import { createNewId } from '../../apps/server/src/new-id.ts';
import { callEndpoint } from '../../apps/server/src/testing/call-endpoint.ts';
import type { Answer } from '../../apps/server/src/testing/call-endpoint.ts';
import { createDice } from './dice.ts';
import type { Dice } from './dice.ts';

/** The server without a socket, with a clock that the simulation moves. */
export interface World extends Server {
  context: ServerContext;
  clock: { now: number };
  dice: Dice;
  /** Calls an endpoint as a browser would. A refusal is a normal result. */
  call: <E extends Endpoint>(
    endpoint: E,
    input: InputOf<E>,
    token?: string,
    file?: Uint8Array,
  ) => Promise<Answer<OutputOf<E>>>;
  /** Calls an endpoint, and throws on a refusal, because it means that the simulation is wrong. */
  insist: <E extends Endpoint>(
    endpoint: E,
    input: InputOf<E>,
    token?: string,
    file?: Uint8Array,
  ) => Promise<OutputOf<E>>;
  runJobs: (names: (keyof Server['rounds'])[]) => Promise<void>;
}

export async function openWorld(
  config: Config,
  database: Database,
  startsAt: number,
): Promise<World> {
  const clock = { now: startsAt };
  const now = () => clock.now;
  // Ids are made with the simulated time, because the orders of a day are found by their ids.
  const context = createContext({ config, database, newId: createNewId(now), now });
  const server = await createApp({ ...context });
  const onFailure = (cause: unknown, job: string) => {
    throw new Error(`The job ${job} failed.`, { cause });
  };
  const run = createJobRunner(context, { onFailure });
  const call: World['call'] = async (endpoint, input, token, file) => {
    if (endpoint.access === 'staff') await proveStaff(context);
    return callEndpoint(
      { app: server.app, deps: context },
      { endpoint, input, options: { ...(token && { token }), ...(file && { file }) } },
    );
  };
  return {
    ...server,
    context,
    clock,
    dice: createDice(),
    call,
    async insist(endpoint, input, token, file) {
      const { success, status, message, result } = await call(endpoint, input, token, file);
      if (!success) throw new Error(`${endpoint.path} answered ${status}: ${message}`);
      return result;
    },
    async runJobs(names) {
      for (const name of names) await run(server.rounds[name]);
    },
  };
}

/** Marks all staff sessions as freshly proven, so that staff need not enter codes during the simulation. */
async function proveStaff({ database, now }: ServerContext): Promise<void> {
  await database.handle
    .updateTable('sessions')
    .set({ steppedUpAt: now() })
    .where('factor', 'is not', null)
    .execute();
}
