import * as contract from '@uid/contract/identity';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';

import { createTestApp } from '../../testing/test-app.ts';
import type { TestApp } from '../../testing/test-app.ts';
import {
  ChangePassword,
  EnableApp,
  EndAll,
  LogIn,
  LogOut,
  PassTime,
  RemoveApp,
  StepUp,
  Use,
} from './testing/session-model.ts';
import type { Model, SessionCommand } from './testing/session-model.ts';
import { goodPassword, registerBuyer } from './testing/test-account.ts';

const runs = Number(process.env.MODEL_RUNS ?? 30);
const pick = fc.nat({ max: 20 });

const commands: fc.Arbitrary<SessionCommand>[] = [
  fc.constantFrom(0.5, 1, 5, 10, 29, 30, 60, 11 * 60).map((minutes) => new PassTime(minutes)),
  fc.constant(new LogIn()),
  pick.map((each) => new Use(each)),
  pick.map((each) => new LogOut(each)),
  pick.map((each) => new EndAll(each)),
  pick.map((each) => new StepUp(each)),
  pick.map((each) => new ChangePassword(each)),
  pick.map((each) => new EnableApp(each)),
  pick.map((each) => new RemoveApp(each)),
];

/** A new account with its first session, in the model and in the server. */
async function open(real: TestApp): Promise<{ model: Model; real: TestApp }> {
  const { email, token } = await registerBuyer(real);
  const { now } = real.clock;
  const first = { token, startedAt: now, seenAt: now, provenAt: now, hasEnded: false };
  return { model: { email, password: goodPassword, secret: undefined, sessions: [first] }, real };
}

test('whatever is done in whatever order, a session is alive exactly when it should be', async () => {
  await using server = await createTestApp({ environment: { ATTEMPTS_PER_ADDRESS: '100000' } });
  const plan = fc.commands(commands, { maxCommands: 16 });
  await fc.assert(
    fc.asyncProperty(plan, async (chosen) => {
      const { model, real } = await open(server);
      await fc.asyncModelRun(() => ({ model, real }), chosen);
      for (const { token, hasEnded } of model.sessions.filter((each) => each.hasEnded)) {
        const { status } = await real.call(contract.currentSession, {}, { token });
        expect([hasEnded, status]).toEqual([true, 401]);
      }
    }),
    { numRuns: runs },
  );
}, 60_000);
