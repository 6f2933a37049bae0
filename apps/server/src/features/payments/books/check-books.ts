import { setImmediate as nextTurn } from 'node:timers/promises';

import { day } from '../../../job.ts';
import type { Payments } from '../payments.ts';
import { listBooks } from './list-books.ts';
import type { OrderBook } from './list-books.ts';

export interface Disagreement {
  no: string;
  problem: string;
}

/**
 * Compares every order with its ledger, and with what the payment company reports about its payments.
 * Yields disagreements and refunds that are overdue. Reads page by page and changes nothing.
 */
export async function* checkBooks(
  payments: Pick<Payments, 'context' | 'providers'>,
): AsyncGenerator<Disagreement> {
  const { database, now } = payments.context;
  const { handle } = database;
  const unanswered = new Map<string, number>();
  for (let after = ''; ;) {
    const books = await listBooks(handle, after);
    for (const book of books) {
      for (const problem of [
        ...problemsOf(book),
        ...lateRefundsOf(book, now()),
        ...(await askCompanies(payments, book, unanswered)),
      ])
        yield { no: book.no, problem };
    }
    const last = books.at(-1);
    if (!last) return;
    after = last.id;
    // SQLite answers synchronously: without this, other requests would wait until the last order was read.
    await nextTurn();
  }
}

function problemsOf({ attempts, entries, ...order }: OrderBook): string[] {
  const provider = sum(entries.filter(({ account }) => account === 'provider'));
  const held = attempts.reduce((total, each) => total + each.capturedFen - each.refundedFen, 0);
  const problems: string[] = [];
  if (sum(entries) !== 0) problems.push(`the ledger is ${sum(entries)} fen out of balance`);
  if (provider !== held)
    problems.push(`the ledger holds ${provider} fen, the payments hold ${held} fen`);
  const kept = held - sum(order.openRefunds);
  if (order.state === 'refunded' && kept !== 0)
    problems.push(`it is refunded and ${kept} fen are kept`);
  if (isPaid(order.state) && held <= 0 && order.refundedFen === 0)
    problems.push(`it is ${order.state} and no money is held`);
  return problems;
}

/** Milliseconds. Companies take some days at most; a slower refund is refused at each try or lost: staff must act. */
const longestRefund = 7 * day;

function lateRefundsOf({ openRefunds }: OrderBook, now: number): string[] {
  return openRefunds
    .filter(({ requestedAt }) => now - requestedAt > longestRefund)
    .map(({ amountFen, requestedAt }) => {
      const days = Math.floor((now - requestedAt) / day);
      return `a refund of ${amountFen} fen was decided ${days} days ago and has not gone back`;
    });
}

function isPaid(state: string): boolean {
  return ['paid', 'shipped', 'delivered', 'completed'].includes(state);
}

/** After this many failed requests in a row the company counts as unavailable: each further one would wait as long. */
const maxUnanswered = 10;

/** @param unanswered failed requests in a row to each company; this function updates it */
async function askCompanies(
  { providers }: Pick<Payments, 'providers'>,
  { attempts }: OrderBook,
  unanswered: Map<string, number>,
): Promise<string[]> {
  const problems: string[] = [];
  for (const { id, method, capturedFen, currency, state } of attempts) {
    const provider = providers.get(method);
    const inVain = unanswered.get(method) ?? 0;
    if (!provider || state === 'open' || inVain === maxUnanswered) continue;
    try {
      const charge = await provider.query(id);
      unanswered.delete(method);
      const isOurs = charge?.isOwnMerchant && charge.currency === currency;
      const paidFen = isOurs && charge.state === 'succeeded' ? charge.amountFen : 0;
      if (paidFen !== capturedFen && state !== 'unclear')
        problems.push(
          `${method} says ${paidFen} fen were paid under ${id}, we booked ${capturedFen}`,
        );
    } catch (cause) {
      // Among many thousands of requests one fails every day: the other payments are still compared.
      const reason = cause instanceof Error ? cause.message : 'it failed';
      problems.push(`${method} did not say what was paid under ${id}: ${reason}`);
      unanswered.set(method, inVain + 1);
      if (inVain + 1 === maxUnanswered)
        problems.push(`${method} is asked no more: ${maxUnanswered} answers in a row did not come`);
    }
  }
  return problems;
}

function sum(entries: { amountFen: number }[]): number {
  return entries.reduce((total, { amountFen }) => total + amountFen, 0);
}
