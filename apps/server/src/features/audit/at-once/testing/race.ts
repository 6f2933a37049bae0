import type { AuditAction } from '@uid/contract/audit-actions';
import { expect } from 'vitest';

import type { Answer } from '../../../../testing/call-endpoint.ts';
import type { Buyer, TestShop } from '../../../../testing/shop/test-shop.ts';
import { checkBooks } from '../../../payments/books/check-books.ts';

/** An act of a staff member while a colleague does something else. */
export interface Racer<Result> {
  by: Buyer;
  /** The description of the act in the response to the slower colleague. */
  says: string;
  act: () => Promise<Answer<Result>>;
}

interface Race<Result> {
  won: Racer<Result>;
  /** The response to the slower colleague. */
  refused: Answer<Result>['result'];
}

/** Lets each of the two send the first request once, because SQLite serves requests in their order. */
export const turns = [{ turn: [0, 1] }, { turn: [1, 0] }] as const;

/**
 * Lets both act at the same moment, in the order of `turn`. Expects that one act is done, that the slower racer is told
 * what was done and by whom, and that the books are sound.
 */
export async function race<Result>(
  shop: TestShop,
  racers: readonly [Racer<Result>, Racer<Result>],
  turn: readonly [0 | 1, 0 | 1] = [0, 1],
): Promise<Race<Result>> {
  const [first, second] = [racers[turn[0]], racers[turn[1]]];
  const answers = await Promise.all([first.act(), second.act()]);
  expect(statusesOf(answers)).toEqual([200, 409]);
  const isFirst = answers[0].status === 200;
  const won = isFirst ? first : second;
  const { result: refused } = answers[isFirst ? 1 : 0];
  const { now: at } = shop.clock;
  expect(refused.lastChange).toEqual({ at, email: await emailOf(shop, won.by), act: won.says });
  await expectBooks(shop);
  return { won, refused };
}

/** The HTTP statuses, the lowest first. */
export function statusesOf(answers: readonly { status: number }[]): number[] {
  return answers.map(({ status }) => status).toSorted((left, right) => left - right);
}

export async function expectBooks({ payments }: TestShop): Promise<void> {
  for await (const { no, problem } of checkBooks(payments)) expect.fail(`${no}: ${problem}`);
}

/** The actors of the entries with this action, in the order of the audit log. */
export async function actorsOf({ deps }: TestShop, action: AuditAction): Promise<string[]> {
  const entries = deps.database.handle.selectFrom('auditEntries').select('actor');
  const found = await entries.where('action', '=', action).orderBy('seq').execute();
  return found.map(({ actor }) => actor);
}

async function emailOf({ deps }: TestShop, { accountId }: Buyer): Promise<string | null> {
  const accounts = deps.database.handle.selectFrom('accounts').select('email');
  return (await accounts.where('id', '=', accountId).executeTakeFirstOrThrow()).email;
}
