import { orderStates } from '@uid/contract/orders';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';

import { actAtOnce } from './act.ts';
import { expectGoodEnd, expectLawful } from './laws.ts';
import { steps } from './steps.ts';
import { openWorld } from './world.ts';

/** Each run opens a database, which takes ten times as long with PostgreSQL. */
const usualRuns = process.env.TEST_DATABASE_URL === undefined ? 20 : 3;
/** `npm run proof:model` sets 10,000; MODEL_SEED repeats a run that failed. */
const runs = Number(process.env.MODEL_RUNS ?? usualRuns);
const seed = process.env.MODEL_SEED ? { seed: Number(process.env.MODEL_SEED) } : {};
/** So many runs reach every state; if they do not, the model has become shallow and the test fails. */
const manyRuns = 500;

test(
  'A32: whatever a customer in two tabs, the payment company and the house do at once, stock, orders and money agree',
  { timeout: Math.max(120_000, runs * 10_000) },
  async () => {
    const reached = new Map<string, number>();
    const property = fc.asyncProperty(steps, async (sequence) => {
      await using world = await openWorld();
      for (const step of sequence) {
        await actAtOnce(world, step);
        await expectLawful(world);
      }
      await expectGoodEnd(world);
      const { handle } = world.shop.deps.database;
      const events = await handle.selectFrom('orderEvents').select('state').execute();
      for (const { state } of events) reached.set(state, (reached.get(state) ?? 0) + 1);
    });
    await fc.assert(property, { numRuns: runs, ...seed });
    const needed = runs < manyRuns ? ['unpaid'] : orderStates;
    expect([...reached.keys()]).toEqual(expect.arrayContaining([...needed]));
    if (runs >= manyRuns)
      process.stdout.write(`${runs} runs: ${JSON.stringify(Object.fromEntries(reached))}\n`);
  },
);
