import { hash, randomUUID } from 'node:crypto';

import pg from 'pg';

import { hashOf } from './hash.ts';
import { Refusal } from './shop.ts';
import type { Caller, Notification, Placement, Shop } from './shop.ts';

pg.types.setTypeParser(pg.types.builtins.INT8, Number);
pg.types.setTypeParser(pg.types.builtins.NUMERIC, Number);

interface Options {
  /** The far limit: the statement also identifies the caller, and prices are not checked for changes. */
  isFar: boolean;
}

const lifetime = 1_800_000;
const notNull = '23502';

/** Makes every write one statement, which is its own transaction, with the minimum of round trips. */
export function openPostgresShop(connectionString: string, { isFar }: Options): Shop {
  const pool = new pg.Pool({ connectionString, max: 10 });
  const names = new Map<string, string>();

  async function query<Row>(text: string, values: unknown[] = []): Promise<Row[]> {
    const name = names.get(text) ?? hash('md5', text);
    names.set(text, name);
    return (await pool.query({ name, text, values })).rows as Row[];
  }

  /** Runs a statement in which `caller` stands for the caller. */
  async function queryAs<Row>(caller: Caller, text: string, values: unknown[]): Promise<Row[]> {
    const now = Date.now();
    if (isFar) {
      const found =
        'select account_id from sessions where token_hash = $1 and expires_at > $2::bigint';
      return query(`with caller as (${found}), ${text}`, [caller, now, ...values]);
    }
    const [session] = await query<{ account_id: string }>(
      'select account_id from sessions where token_hash = $1 and expires_at > $2',
      [caller, now],
    );
    if (!session) throw new Refusal('session');
    const known = 'select $1::text as account_id where $2::bigint > 0';
    return query(`with caller as (${known}), ${text}`, [session.account_id, now, ...values]);
  }

  async function oneAs<Row>(caller: Caller, text: string, values: unknown[]): Promise<Row> {
    const [row] = await queryAs<Row>(caller, text, values);
    if (!row) throw new Refusal('refused');
    return row;
  }

  return {
    async readVersion() {
      if (isFar) return 1;
      const text = 'select version from catalogue_version where id = 1';
      const [row] = await query<{ version: number }>(text);
      return row?.version ?? 0;
    },
    readVariants: (itemId) =>
      itemId === undefined
        ? query('select * from variants order by sku')
        : query('select * from variants where item_id = $1', [itemId]),
    add: (caller, sku) => oneAs(caller, addStatement, [sku]),
    async clear(caller) {
      await queryAs(caller, clearStatement, []);
    },
    async checkout(caller) {
      const [row] = await queryAs<{ lines: unknown[]; seen: string }>(
        caller,
        checkoutStatement,
        [],
      );
      return row ?? { lines: [], seen: '' };
    },
    async place(caller, { key, seen, address }: Placement) {
      const no = randomUUID();
      const now = Date.now();
      const body = hashOf(JSON.stringify([seen, address]));
      const ids = [randomUUID(), randomUUID(), randomUUID()];
      const values = [no, now, now + lifetime, key, body, seen, JSON.stringify(address), ...ids];
      try {
        await oneAs(caller, placeStatement, values);
      } catch (cause) {
        const isChanged = cause instanceof Error && 'code' in cause && cause.code === notNull;
        throw isChanged ? new Refusal('changed') : cause;
      }
      return { no };
    },
    startPayment: (caller, no) => oneAs(caller, startStatement, [no, Date.now(), randomUUID()]),
    async takeNotification(body) {
      const { eventId, reference, amountFen } = JSON.parse(body) as Notification;
      const ids = Array.from({ length: 4 }, () => randomUUID());
      await query(notificationStatement, [eventId, body, Date.now(), reference, amountFen, ...ids]);
    },
  };
}

const addStatement = `
  line as (
    insert into cart_lines (account_id, sku, quantity)
    select account_id, sku, 1 from caller, variants where sku = $3 and stock > 0
    on conflict (account_id, sku) do update set quantity = cart_lines.quantity + 1
      where cart_lines.quantity < 12
    returning account_id, sku, quantity)
  select quantity, quantity + coalesce((
    select sum(quantity) from cart_lines
    where account_id = line.account_id and sku <> line.sku), 0) as count
  from line`;

const clearStatement = `
  cleared as (delete from cart_lines where account_id = (select account_id from caller) returning sku)
  select count(*) from cleared`;

const lines = `
  lines as (
    select l.sku, l.quantity, v.name, v.price_fen,
      row_number() over (order by l.sku) as position
    from caller join cart_lines l using (account_id) join variants v using (sku)),
  shown as (
    select md5(string_agg(sku || ' ' || quantity || ' ' || price_fen, ',' order by sku)) as seen,
      json_agg(lines order by sku) as lines, sum(quantity * price_fen) as total, count(*) as count
    from lines)`;

const checkoutStatement = `${lines} select coalesce(lines, '[]') as lines, coalesce(seen, '') as seen from shown`;

/** Places an order. If anything differs from what was shown, the order has no total and nothing is written. */
const placeStatement = `${lines},
  claimed as (
    insert into idempotency_keys
    select account_id, $6, $7, $3 from caller, shown where seen = $8
    on conflict do nothing returning account_id),
  removed as (
    delete from cart_lines using claimed, lines
    where cart_lines.account_id = claimed.account_id and cart_lines.sku = lines.sku
      and cart_lines.quantity = lines.quantity
    returning cart_lines.sku),
  spoken as (
    insert into account_languages select account_id, 'zh' from claimed
    on conflict (account_id) do update set language = excluded.language
      where account_languages.language <> excluded.language
    returning language),
  taken as (
    update variants set stock = stock - lines.quantity from claimed, lines
    where variants.sku = lines.sku and variants.price_fen = lines.price_fen
      and variants.stock >= lines.quantity
    returning variants.sku, lines.quantity),
  placed as (
    insert into orders
    select $10, $3, claimed.account_id, 'unpaid',
      case when (select count(*) from taken) = shown.count and (select count(*) from removed) = shown.count
        then shown.total end,
      $9, $4::bigint, $5::bigint
    from claimed, shown
    returning id, account_id),
  copied as (
    insert into order_lines
    select placed.id, position, sku, name, quantity, price_fen from placed, lines returning sku),
  told as (
    insert into order_events select $11, id, 'unpaid', 'placed', $4::bigint from placed returning id),
  noticed as (
    insert into notices select $12, account_id, id, 'placed', $4::bigint from placed returning id),
  moved as (
    insert into stock_movements
    select gen_random_uuid()::text, placed.id, taken.sku, -taken.quantity, $4::bigint from placed, taken
    returning id)
  select id from placed`;

const startStatement = `
  payable as (
    select id, total_fen, orders.account_id from caller join orders using (account_id)
    where no = $3 and state = 'unpaid' and ends_at > $4::bigint
    for update of orders),
  attempt as (
    insert into attempts select $5, id, 'open', total_fen, $4::bigint from payable
    on conflict do nothing returning id, amount_fen),
  spoken as (
    insert into account_languages select account_id, 'zh' from payable
    on conflict (account_id) do update set language = excluded.language
      where account_languages.language <> excluded.language
    returning language),
  charge as (
    insert into charges select id, amount_fen, $4::bigint from attempt returning reference)
  select id, amount_fen as "amountFen" from attempt`;

const notificationStatement = `with
  stored as (
    insert into notifications values ($1, $2, $3::bigint, $3::bigint)
    on conflict do nothing returning event_id),
  attempt as (
    update attempts set state = 'succeeded' from stored
    where id = $4 and state = 'open' and amount_fen = $5::bigint
    returning order_id, amount_fen),
  paid as (
    update orders set state = 'paid' from attempt
    where orders.id = attempt.order_id and orders.state = 'unpaid'
    returning orders.id, orders.account_id, attempt.amount_fen),
  booked as (
    insert into ledger_entries
    select entry.id, paid.id, entry.account, entry.sign * paid.amount_fen, $3::bigint
    from paid, (values ($6, 'provider', 1), ($7, 'customer', -1)) as entry (id, account, sign)
    returning id),
  told as (
    insert into order_events select $8, id, 'paid', 'paid', $3::bigint from paid returning id),
  noticed as (
    insert into notices select $9, account_id, id, 'paid', $3::bigint from paid returning id)
  select count(*) from stored`;
