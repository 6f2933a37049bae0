-- What the mall sells. Texts are JSON by language; stock is what can still be ordered.
create table items (
  id text not null primary key,
  product text not null,
  "productGroup" text not null,
  drawing text not null,
  position integer not null,
  delivery text not null,
  texts text not null,
  "searchText" text not null
);
create index "itemsByPosition" on items (position, id);

create table variants (
  sku text not null primary key,
  "itemId" text not null references items (id),
  position integer not null,
  names text not null,
  "priceFen" bigint not null check ("priceFen" > 0),
  stock bigint not null check (stock >= 0),
  "leadDays" integer not null,
  "isWithdrawn" integer not null default 0
);
create index "variantsByItem" on variants ("itemId", position);

-- Why stock is what it is: the quantities of a SKU add up to its stock. An order moves a SKU once for each reason.
create table "stockMovements" (
  id text not null primary key,
  sku text not null references variants (sku),
  quantity bigint not null,
  reason text not null,
  "orderId" text,
  "createdAt" bigint not null,
  unique ("orderId", sku, reason)
);
create index "stockMovementsBySku" on "stockMovements" (sku, id);

-- A cart is the lines of one owner: "account:ID", or "guest:HASH" of the cookie's token.
create table "cartLines" (
  owner text not null,
  sku text not null references variants (sku),
  quantity integer not null check (quantity between 1 and 12),
  "isSelected" integer not null,
  "seenPriceFen" bigint not null,
  "updatedAt" bigint not null,
  primary key (owner, sku)
);
create index "cartLinesByTime" on "cartLines" ("updatedAt");

create table orders (
  id text not null primary key,
  no text not null unique,
  "accountId" text not null,
  state text not null,
  "placedAt" bigint not null,
  "endsAt" bigint not null,
  "goodsFen" bigint not null,
  "deliveryFen" bigint not null,
  "discountFen" bigint not null,
  "taxFen" bigint not null,
  "totalFen" bigint not null check ("totalFen" > 0),
  "includedTaxFen" bigint not null,
  "refundedFen" bigint not null default 0,
  address text,
  invoice text not null,
  note text,
  "searchText" text not null,
  "changedAt" bigint not null,
  check ("totalFen" = "goodsFen" + "deliveryFen" - "discountFen" + "taxFen"),
  check ("refundedFen" between 0 and "totalFen")
);
create index "ordersByAccount" on orders ("accountId", id);
create index "ordersByState" on orders ("accountId", state, id);
create index "unpaidOrdersByEnd" on orders ("endsAt", id) where state = 'unpaid';

-- The order's own copies: a later change of the catalogue does not reach them.
create table "orderLines" (
  "orderId" text not null references orders (id),
  position integer not null,
  sku text not null,
  "itemId" text not null,
  names text not null,
  "variantNames" text not null,
  units text not null,
  drawing text not null,
  delivery text not null,
  quantity integer not null check (quantity > 0),
  "priceFen" bigint not null,
  "lineFen" bigint not null,
  primary key ("orderId", position),
  check ("lineFen" = "priceFen" * quantity)
);

create table "orderEvents" (
  id text not null primary key,
  "orderId" text not null references orders (id),
  at bigint not null,
  state text not null,
  "changedBy" text not null,
  reason text not null,
  "accountId" text
);
create index "orderEventsByOrder" on "orderEvents" ("orderId", id);

create table "idempotencyKeys" (
  "accountId" text not null,
  operation text not null,
  key text not null,
  "bodyHash" text not null,
  answer text not null,
  "createdAt" bigint not null,
  primary key ("accountId", operation, key)
);
create index "idempotencyKeysByTime" on "idempotencyKeys" ("createdAt");

-- The attempt's id is the reference under which the payment company knows it.
create table "paymentAttempts" (
  id text not null primary key,
  "orderId" text not null references orders (id),
  method text not null,
  state text not null,
  "amountFen" bigint not null,
  currency text not null,
  "payUrl" text,
  "startedAt" bigint not null,
  "endedAt" bigint,
  polls integer not null default 0,
  "nextPollAt" bigint,
  "capturedFen" bigint not null default 0,
  "refundedFen" bigint not null default 0,
  check ("refundedFen" between 0 and "capturedFen")
);
create unique index "oneOpenAttempt" on "paymentAttempts" ("orderId") where state = 'open';
create index "attemptsByOrder" on "paymentAttempts" ("orderId", id);
create index "attemptsByPoll" on "paymentAttempts" ("nextPollAt") where "nextPollAt" is not null;

create table "paymentNotifications" (
  id text not null primary key,
  method text not null,
  "eventId" text not null,
  body text not null,
  charge text not null,
  "receivedAt" bigint not null,
  "appliedAt" bigint,
  unique (method, "eventId")
);
create index "notificationsToApply" on "paymentNotifications" ("receivedAt") where "appliedAt" is null;

create table refunds (
  id text not null primary key,
  "orderId" text not null references orders (id),
  "attemptId" text not null references "paymentAttempts" (id),
  "amountFen" bigint not null check ("amountFen" > 0),
  reason text not null,
  state text not null,
  "requestedAt" bigint not null,
  tries integer not null default 0,
  "nextTryAt" bigint,
  "endedAt" bigint
);
create index "refundsByOrder" on refunds ("orderId", id);
create index "refundsByAttempt" on refunds ("attemptId", id);
create index "refundsToTry" on refunds ("nextTryAt") where "nextTryAt" is not null;

-- The stand-in payment company's own books.
create table "sandboxMerchants" (
  id text not null primary key,
  "appId" text not null,
  secret text not null
);

create table "sandboxCharges" (
  id text not null primary key,
  "merchantId" text not null references "sandboxMerchants" (id),
  reference text not null,
  "amountFen" bigint not null,
  currency text not null,
  subject text not null,
  language text not null,
  "returnUrl" text not null,
  state text not null,
  "expiresAt" bigint not null,
  "createdAt" bigint not null,
  "refundedFen" bigint not null default 0,
  unique ("merchantId", reference),
  check ("refundedFen" between 0 and "amountFen")
);

create table "sandboxRefunds" (
  "merchantId" text not null,
  id text not null,
  "chargeId" text not null references "sandboxCharges" (id),
  "amountFen" bigint not null check ("amountFen" > 0),
  "createdAt" bigint not null,
  primary key ("merchantId", id)
);

create index "sandboxRefundsByCharge" on "sandboxRefunds" ("chargeId");

create table "sandboxDeliveries" (
  id text not null primary key,
  "chargeId" text not null references "sandboxCharges" (id),
  body text not null,
  tries integer not null default 0,
  "dueAt" bigint,
  "createdAt" bigint not null,
  "deliveredAt" bigint
);
create index "sandboxDeliveriesDue" on "sandboxDeliveries" ("dueAt") where "dueAt" is not null;
create index "sandboxDeliveriesByCharge" on "sandboxDeliveries" ("chargeId");
