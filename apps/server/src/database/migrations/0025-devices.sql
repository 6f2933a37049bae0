-- Browsers that an account was used with: strangers' failures neither delay nor refuse them.
-- Only the hash of the browser's cookie is kept, and of the token with which the owner's mail ends a login.
create table devices (
  id text primary key,
  "accountId" text not null references accounts (id),
  "tokenHash" text not null,
  "endHash" text unique,
  "lastSeenAt" bigint not null,
  unique ("tokenHash", "accountId")
);
create index "devicesByAccount" on devices ("accountId");
create index "devicesByTime" on devices ("lastSeenAt");
alter table sessions add column "deviceId" text;
