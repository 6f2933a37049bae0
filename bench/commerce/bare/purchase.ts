import { createHash, randomUUID } from 'node:crypto';

import type { Query, Store } from './store.ts';

export interface Line {
  sku: string;
  quantity: number;
  name: string;
  price_fen: number;
  stock: number;
}

export class Refusal extends Error {}

export function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('base64url');
}

export async function addLine(query: Query, accountId: string, sku: string): Promise<Line[]> {
  const [line] = await query(
    `insert into cart_lines (account_id, sku, quantity)
     select $1, sku, 1 from variants where sku = $2 and stock > 0
     on conflict (account_id, sku) do update set quantity = cart_lines.quantity + 1
     where cart_lines.quantity < 12 returning quantity`,
    [accountId, sku],
  );
  if (!line) throw new Refusal('limit');
  return listLines(query, accountId);
}

export async function listLines(query: Query, accountId: string): Promise<Line[]> {
  return query<Line>(
    `select l.sku, l.quantity, v.name, v.price_fen, v.stock from cart_lines l
     join variants v on v.sku = l.sku where l.account_id = $1 order by l.sku`,
    [accountId],
  );
}

export function seenOf(lines: Line[]): string {
  return hashOf(
    JSON.stringify(lines.map(({ sku, quantity, price_fen }) => [sku, quantity, price_fen])),
  );
}

interface Placement {
  accountId: string;
  key: string;
  seen: string;
  address: unknown;
}

export function place(store: Store, { accountId, key, seen, address }: Placement) {
  return store.transact(async (query) => {
    const now = Date.now();
    const [id, no] = [randomUUID(), randomUUID()];
    const bodyHash = hashOf(JSON.stringify([seen, address]));
    const [claimed] = await query(
      `insert into idempotency_keys values ($1, $2, $3, $4) on conflict do nothing returning key`,
      [accountId, key, bodyHash, no],
    );
    if (!claimed) throw new Refusal('repeated');
    const lines = await listLines(query, accountId);
    if (lines.length === 0 || seenOf(lines) !== seen) throw new Refusal('changed');
    await query('delete from cart_lines where account_id = $1', [accountId]);
    let totalFen = 0;
    for (const { sku, quantity, price_fen: price } of lines) {
      totalFen += quantity * price;
      const [taken] = await query(
        `update variants set stock = stock - $1
         where sku = $2 and stock >= $1 and price_fen = $3 returning sku`,
        [quantity, sku, price],
      );
      if (!taken) throw new Refusal('changed');
      await query('insert into stock_movements values ($1, $2, $3, $4, $5)', [
        randomUUID(),
        id,
        sku,
        -quantity,
        now,
      ]);
    }
    await query('insert into orders values ($1, $2, $3, $4, $5, $6, $7, $8)', [
      id,
      no,
      accountId,
      'unpaid',
      totalFen,
      JSON.stringify(address),
      now,
      now + 1_800_000,
    ]);
    for (const [position, line] of lines.entries()) {
      await query('insert into order_lines values ($1, $2, $3, $4, $5, $6)', [
        id,
        position,
        line.sku,
        line.name,
        line.quantity,
        line.price_fen,
      ]);
    }
    await writeEvent(query, id, ['unpaid', 'placed', now]);
    return { no };
  });
}

function writeEvent(query: Query, orderId: string, [state, reason, at]: [string, string, number]) {
  return query('insert into order_events values ($1, $2, $3, $4, $5)', [
    randomUUID(),
    orderId,
    state,
    reason,
    at,
  ]);
}

export function startAttempt(store: Store, { accountId, no }: { accountId: string; no: string }) {
  return store.transact(async (query) => {
    const id = randomUUID();
    const [attempt] = await query<{ id: string; amount_fen: number }>(
      `insert into attempts (id, order_id, state, amount_fen, at)
       select $1, id, 'open', total_fen, $2 from orders
       where no = $3 and account_id = $4 and state = 'unpaid' and ends_at > $2
       returning id, amount_fen`,
      [id, Date.now(), no, accountId],
    );
    if (!attempt) throw new Refusal('state');
    return attempt;
  });
}

export interface Notification {
  eventId: string;
  reference: string;
  amountFen: number;
}

/** Stored first, in a transaction of its own: what the company was told has arrived is never lost. */
export async function takeNotification(store: Store, body: string): Promise<void> {
  const { eventId, reference, amountFen } = JSON.parse(body) as Notification;
  const now = Date.now();
  const [stored] = await store.transact(async (query) =>
    query(
      `insert into notifications values ($1, $2, $3, null) on conflict do nothing returning event_id`,
      [eventId, body, now],
    ),
  );
  if (!stored) return;
  await store.transact(async (query) => {
    await query(
      'update notifications set applied_at = $1 where event_id = $2 and applied_at is null',
      [now, eventId],
    );
    const [attempt] = await query<{ order_id: string }>(
      `update attempts set state = 'succeeded' where id = $1 and state = 'open' and amount_fen = $2
       returning order_id`,
      [reference, amountFen],
    );
    if (!attempt) return;
    const [order] = await query<{ id: string }>(
      `update orders set state = 'paid' where id = $1 and state = 'unpaid' returning id`,
      [attempt.order_id],
    );
    if (order) await writeEvent(query, order.id, ['paid', 'paid', now]);
  });
}
