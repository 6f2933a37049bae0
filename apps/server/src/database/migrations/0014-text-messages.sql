-- The outbox carries text messages too: their recipient is a number, and what their template leaves open is JSON.
alter table mails add column channel text not null default 'mail';
alter table mails add column content text;

-- Where an account's owner is told of changes besides their mail; never a way to log in.
create table "mobileNumbers" (
  "accountId" text not null primary key references accounts (id),
  number text not null,
  "confirmedAt" bigint not null
);

-- Numbers typed and not confirmed yet; bound to the session that had proven itself.
create table "mobileEnrolments" (
  "accountId" text not null primary key references accounts (id),
  "sessionId" text not null,
  number text not null,
  "codeHash" text not null,
  "triesLeft" integer not null,
  "expiresAt" bigint not null
);
create index "mobileEnrolmentsByEnd" on "mobileEnrolments" ("expiresAt");
