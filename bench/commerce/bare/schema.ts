/** Tables for the rows that a purchase writes in our schema, and no others. */
export const schema = `
create table catalogue_version (id integer primary key, version bigint not null);
create table variants (
  sku text primary key, item_id text not null, name text not null, price_fen bigint not null,
  stock bigint not null check (stock >= 0));
create table sessions (token_hash text primary key, account_id text not null, expires_at bigint not null);
create table cart_lines (
  account_id text not null, sku text not null, quantity integer not null check (quantity between 1 and 12),
  primary key (account_id, sku));
create table account_languages (account_id text primary key, language text not null);
create table idempotency_keys (
  account_id text not null, key text not null, body_hash text not null, answer text not null,
  primary key (account_id, key));
create table orders (
  id text primary key, no text not null unique, account_id text not null, state text not null,
  total_fen bigint not null, address text not null, placed_at bigint not null, ends_at bigint not null);
create index orders_of on orders (account_id, placed_at);
create index orders_due on orders (state, ends_at);
create table order_lines (
  order_id text not null, position integer not null, sku text not null, name text not null,
  quantity integer not null, price_fen bigint not null, primary key (order_id, position));
create table order_events (
  id text primary key, order_id text not null, state text not null, reason text not null, at bigint not null);
create index order_events_of on order_events (order_id);
create table notices (
  id text primary key, account_id text not null, order_id text not null, kind text not null, at bigint not null,
  unique (order_id, kind));
create index notices_of on notices (account_id, at);
create table stock_movements (
  id text primary key, order_id text not null, sku text not null, quantity bigint not null, at bigint not null);
create index stock_movements_of on stock_movements (order_id, sku);
create table attempts (
  id text primary key, order_id text not null, state text not null, amount_fen bigint not null, at bigint not null);
create unique index one_open_attempt on attempts (order_id) where state = 'open';
create table charges (reference text primary key, amount_fen bigint not null, at bigint not null);
create table ledger_entries (
  id text primary key, order_id text not null, account text not null, amount_fen bigint not null, at bigint not null);
create index ledger_entries_of on ledger_entries (order_id);
create table notifications (
  event_id text primary key, body text not null, received_at bigint not null, applied_at bigint);
insert into catalogue_version values (1, 1);
`;
