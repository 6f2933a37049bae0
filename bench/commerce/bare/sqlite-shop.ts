import { randomUUID } from 'node:crypto';

import { hashOf } from './hash.ts';
import { Refusal } from './shop.ts';
import type { Notification, Shop } from './shop.ts';
import { openSqliteStore } from './sqlite-store.ts';
import type { Query } from './sqlite-store.ts';

interface Line {
  sku: string;
  quantity: number;
  name: string;
  price_fen: number;
}

const lifetime = 1_800_000;

/** Runs plain statements in one transaction. SQLite runs in the same process, so no statement needs a round trip. */
export function openSqliteShop(file: string): Shop {
  const { query, transact } = openSqliteStore(file);

  function accountOf(caller: string): string {
    const [session] = query<{ account_id: string }>(
      'select account_id from sessions where token_hash = ? and expires_at > ?',
      [caller, Date.now()],
    );
    if (!session) throw new Refusal('session');
    return session.account_id;
  }

  return {
    async readVersion() {
      const text = 'select version from catalogue_version where id = 1';
      return query<{ version: number }>(text)[0]?.version ?? 0;
    },
    readVariants: async (itemId) =>
      itemId === undefined
        ? query('select * from variants order by sku')
        : query('select * from variants where item_id = ?', [itemId]),
    async add(caller, sku) {
      const accountId = accountOf(caller);
      return transact(() => addLine(query, accountId, sku));
    },
    async clear(caller) {
      const accountId = accountOf(caller);
      await transact(() => query('delete from cart_lines where account_id = ?', [accountId]));
    },
    async checkout(caller) {
      const lines = listLines(query, accountOf(caller));
      return { lines, seen: seenOf(lines) };
    },
    async place(caller, placement) {
      const accountId = accountOf(caller);
      return transact(() => place(query, { accountId, ...placement }));
    },
    async startPayment(caller, no) {
      const accountId = accountOf(caller);
      return transact(() => startAttempt(query, accountId, no));
    },
    takeNotification: (body) => transact(() => book(query, body)),
  };
}

function addLine(query: Query, accountId: string, sku: string) {
  const [line] = query<{ quantity: number; count: number }>(
    `insert into cart_lines (account_id, sku, quantity)
     select ?1, sku, 1 from variants where sku = ?2 and stock > 0
     on conflict (account_id, sku) do update set quantity = cart_lines.quantity + 1
       where cart_lines.quantity < 12
     returning quantity, quantity + coalesce((
       select sum(quantity) from cart_lines as other
       where other.account_id = ?1 and other.sku <> ?2), 0) as count`,
    [accountId, sku],
  );
  if (!line) throw new Refusal('limit');
  return line;
}

function listLines(query: Query, accountId: string): Line[] {
  return query<Line>(
    `select l.sku, l.quantity, v.name, v.price_fen from cart_lines l
     join variants v on v.sku = l.sku where l.account_id = ? order by l.sku`,
    [accountId],
  );
}

function seenOf(lines: Line[]): string {
  return hashOf(
    JSON.stringify(lines.map(({ sku, quantity, price_fen }) => [sku, quantity, price_fen])),
  );
}

interface OwnPlacement {
  accountId: string;
  key: string;
  seen: string;
  address: unknown;
}

function place(query: Query, { accountId, key, seen, address }: OwnPlacement) {
  const now = Date.now();
  const [id, no] = [randomUUID(), randomUUID()];
  const claimed = query(
    'insert into idempotency_keys values (?, ?, ?, ?) on conflict do nothing returning key',
    [accountId, key, hashOf(JSON.stringify([seen, address])), no],
  );
  if (claimed.length === 0) throw new Refusal('repeated');
  const lines = listLines(query, accountId);
  if (lines.length === 0 || seenOf(lines) !== seen) throw new Refusal('changed');
  query('delete from cart_lines where account_id = ?', [accountId]);
  rememberLanguage(query, accountId);
  const totalFen = lines.reduce((sum, line) => sum + line.quantity * line.price_fen, 0);
  query('insert into orders values (?, ?, ?, ?, ?, ?, ?, ?)', [
    id,
    no,
    accountId,
    'unpaid',
    totalFen,
    JSON.stringify(address),
    now,
    now + lifetime,
  ]);
  for (const [position, { sku, name, quantity, price_fen: price }] of lines.entries()) {
    query('insert into order_lines values (?, ?, ?, ?, ?, ?)', [
      id,
      position,
      sku,
      name,
      quantity,
      price,
    ]);
    const taken = query(
      `update variants set stock = stock - ?1
       where sku = ?2 and stock >= ?1 and price_fen = ?3 returning sku`,
      [quantity, sku, price],
    );
    if (taken.length === 0) throw new Refusal('changed');
    query('insert into stock_movements values (?, ?, ?, ?, ?)', [
      randomUUID(),
      id,
      sku,
      -quantity,
      now,
    ]);
  }
  tell(query, { orderId: id, accountId, state: 'unpaid', reason: 'placed', now });
  return { no };
}

function rememberLanguage(query: Query, accountId: string): void {
  query(
    `insert into account_languages values (?, 'zh') on conflict (account_id)
     do update set language = excluded.language where account_languages.language <> excluded.language`,
    [accountId],
  );
}

interface Event {
  orderId: string;
  accountId: string;
  state: string;
  reason: string;
  now: number;
}

function tell(query: Query, { orderId, accountId, state, reason, now }: Event): void {
  query('insert into order_events values (?, ?, ?, ?, ?)', [
    randomUUID(),
    orderId,
    state,
    reason,
    now,
  ]);
  query('insert into notices values (?, ?, ?, ?, ?)', [
    randomUUID(),
    accountId,
    orderId,
    reason,
    now,
  ]);
}

function startAttempt(query: Query, accountId: string, no: string) {
  const now = Date.now();
  const [attempt] = query<{ id: string; amountFen: number }>(
    `insert into attempts (id, order_id, state, amount_fen, at)
     select ?1, id, 'open', total_fen, ?2 from orders
     where no = ?3 and account_id = ?4 and state = 'unpaid' and ends_at > ?2
     returning id, amount_fen as amountFen`,
    [randomUUID(), now, no, accountId],
  );
  if (!attempt) throw new Refusal('state');
  rememberLanguage(query, accountId);
  query('insert into charges values (?, ?, ?)', [attempt.id, attempt.amountFen, now]);
  return attempt;
}

function book(query: Query, body: string): void {
  const { eventId, reference, amountFen } = JSON.parse(body) as Notification;
  const now = Date.now();
  const stored = query(
    'insert into notifications values (?, ?, ?, ?) on conflict do nothing returning event_id',
    [eventId, body, now, now],
  );
  if (stored.length === 0) return;
  const [attempt] = query<{ order_id: string }>(
    `update attempts set state = 'succeeded' where id = ? and state = 'open' and amount_fen = ?
     returning order_id`,
    [reference, amountFen],
  );
  if (!attempt) return;
  const [order] = query<{ id: string; account_id: string }>(
    `update orders set state = 'paid' where id = ? and state = 'unpaid' returning id, account_id`,
    [attempt.order_id],
  );
  if (!order) return;
  const { id: orderId, account_id: accountId } = order;
  query('insert into ledger_entries values (?1, ?3, ?4, ?5, ?7), (?2, ?3, ?6, -?5, ?7)', [
    randomUUID(),
    randomUUID(),
    orderId,
    'provider',
    amountFen,
    'customer',
    now,
  ]);
  tell(query, { orderId, accountId, state: 'paid', reason: 'paid', now });
}
