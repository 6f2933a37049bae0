alter table accounts add column role text not null default 'buyer';
-- Whether the password is too short to stand without a second factor.
alter table accounts add column "isPasswordShort" integer not null default 0;
alter table sessions add column "steppedUpAt" bigint not null default 0;
create index "accountEventsByAccountId" on "accountEvents" ("accountId", id);

-- An address in whose name an operator may register; no account yet.
create table "operatorInvitations" (
  email text not null primary key,
  "expiresAt" bigint not null
);

-- Authenticator apps in force. A time step counts once: the last one that did is kept.
create table "totpSecrets" (
  "accountId" text not null primary key references accounts (id),
  secret text not null,
  "enabledAt" bigint not null,
  "lastStep" bigint not null
);

-- Secrets shown and not confirmed yet; bound to the session that had proven itself.
create table "totpEnrolments" (
  "accountId" text not null primary key references accounts (id),
  "sessionId" text not null,
  secret text not null,
  "expiresAt" bigint not null
);
create index "totpEnrolmentsByEnd" on "totpEnrolments" ("expiresAt");

create table "recoveryCodes" (
  "accountId" text not null references accounts (id),
  "codeHash" text not null,
  "usedAt" bigint,
  primary key ("accountId", "codeHash")
);

-- A login between the right password and the second factor.
create table "loginTickets" (
  "ticketHash" text not null primary key,
  "accountId" text not null references accounts (id),
  "passwordVersion" integer not null,
  "triesLeft" integer not null,
  "expiresAt" bigint not null
);
create index "loginTicketsByAccount" on "loginTickets" ("accountId");
create index "loginTicketsByEnd" on "loginTickets" ("expiresAt");

-- The slot bounds their number: two at once cannot both take the last one.
create table passkeys (
  id text not null primary key,
  "accountId" text not null references accounts (id),
  slot integer not null check (slot between 1 and 20),
  "credentialId" text not null unique,
  "publicKey" text not null,
  counter bigint not null,
  transports text not null,
  name text not null,
  "createdAt" bigint not null,
  "lastUsedAt" bigint,
  unique ("accountId", slot)
);

-- Each is answered once. With a session: to add a passkey to its account; without: to log in.
create table "passkeyChallenges" (
  id text not null primary key,
  "sessionId" text,
  challenge text not null,
  "expiresAt" bigint not null
);
create index "passkeyChallengesByEnd" on "passkeyChallenges" ("expiresAt");

-- Hashes of passwords an account had, where a policy refuses them.
create table "formerPasswords" (
  "accountId" text not null references accounts (id),
  "passwordVersion" integer not null,
  "passwordHash" text not null,
  primary key ("accountId", "passwordVersion")
);
