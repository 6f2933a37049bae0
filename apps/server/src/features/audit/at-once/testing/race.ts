import type { AuditAction } from '@uid/contract/audit-actions';
import { expect } from 'vitest';

import type { Answer } from '../../../../testing/call-endpoint.ts';
import type { Buyer, TestShop } from '../../../../testing/shop/test-shop.ts';
import { checkBooks } from '../../../payments/books/check-books.ts';

/** What somebody of the staff does while a colleague does something else. */
export interface Racer<Result> {
  by: Buyer;
  /** How whoever comes too late is told of it. */
  says: string;
  act: () => Promise<Answer<Result>>;
}

interface Race<Result> {
  won: Racer<Result>;
  /** What whoever came too late was answered. */
  refused: Answer<Result>['result'];
}

/** Each of the two is the one who asks first once: SQLite lets in whoever asked first. */
export const turns = [{ turn: [0, 1] }, { turn: [1, 0] }] as const;

/**
 * Both act in the same moment, in their turn: one act is done, whoever was slower is told what was done and by whom, and
 * the books are sound.
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

/** The lowest first. */
export function statusesOf(answers: readonly { status: number }[]): number[] {
  return answers.map(({ status }) => status).toSorted((left, right) => left - right);
}

export async function expectBooks({ payments }: TestShop): Promise<void> {
  for await (const { no, problem } of checkBooks(payments)) expect.fail(`${no}: ${problem}`);
}

/** Who did what stands in the audit log under this name. */
export async function actorsOf({ deps }: TestShop, action: AuditAction): Promise<string[]> {
  const entries = deps.database.handle.selectFrom('auditEntries').select('actor');
  const found = await entries.where('action', '=', action).orderBy('seq').execute();
  return found.map(({ actor }) => actor);
}

async function emailOf({ deps }: TestShop, { accountId }: Buyer): Promise<string | null> {
  const accounts = deps.database.handle.selectFrom('accounts').select('email');
  return (await accounts.where('id', '=', accountId).executeTakeFirstOrThrow()).email;
}
