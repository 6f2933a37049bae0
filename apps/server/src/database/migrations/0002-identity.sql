create table accounts (
  id text primary key,
  email text not null unique,
  "passwordHash" text not null,
  "passwordVersion" integer not null,
  "passwordChangedAt" bigint not null,
  "passwordExpiresAt" bigint,
  "createdAt" bigint not null,
  "lastLoginAt" bigint not null
);

-- Only the SHA-256 of a token is kept: the table's reader cannot use a session.
create table sessions (
  id text primary key,
  "tokenHash" text not null unique,
  "accountId" text not null references accounts (id),
  "createdAt" bigint not null,
  "lastSeenAt" bigint not null,
  "expiresAt" bigint not null,
  address text not null,
  agent text not null
);
create index "sessionsByAccount" on sessions ("accountId");
create index "sessionsByExpiry" on sessions ("expiresAt");

-- One live code per address and purpose, written alike for known and unknown addresses.
create table "mailedCodes" (
  email text not null,
  purpose text not null,
  "codeHash" text not null,
  "triesLeft" integer not null,
  "expiresAt" bigint not null,
  "sentCount" integer not null,
  "windowStartedAt" bigint not null,
  primary key (email, purpose)
);

-- Failures by account and address; the subject is a hash, so that no stranger's mistyped address is kept.
create table "loginAttempts" (
  subject text primary key,
  failures integer not null,
  "lockedUntil" bigint not null,
  "updatedAt" bigint not null
);

-- Without an account: somebody tried an address nobody has.
create table "accountEvents" (
  id text primary key,
  "accountId" text references accounts (id),
  kind text not null,
  "occurredAt" bigint not null,
  address text not null,
  agent text not null
);
create index "accountEventsByAccount" on "accountEvents" ("accountId", "occurredAt");
create index "accountEventsByTime" on "accountEvents" ("occurredAt");

-- The outbox: a mail is written in the transaction that causes it and leaves after the commit.
create table mails (
  id text primary key,
  "uniqueKey" text unique,
  recipient text not null,
  subject text not null,
  text text not null,
  state text not null,
  attempts integer not null,
  "createdAt" bigint not null,
  "nextAttemptAt" bigint not null,
  "expiresAt" bigint,
  "settledAt" bigint
);
create index "mailsByDue" on mails (state, "nextAttemptAt");
create index "mailsByTime" on mails ("createdAt", id);
