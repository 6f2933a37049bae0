-- Who a person is elsewhere, and whose account that opens here.
create table "outsideIdentities" (
  "id" text not null primary key,
  "accountId" text not null references "accounts" ("id"),
  -- Names the provider in our settings.
  "provider" text not null,
  "issuer" text not null,
  "subject" text not null,
  "createdAt" bigint not null,
  "lastUsedAt" bigint
);
create unique index "outsideIdentitiesBySubject" on "outsideIdentities" ("issuer", "subject");
create index "outsideIdentitiesByAccount" on "outsideIdentities" ("accountId");

-- Somebody was sent to a provider and has not come back. What holds the state and the browser are hashes.
create table "outsideLogins" (
  "stateHash" text not null primary key,
  "browserHash" text not null,
  "provider" text not null,
  "nonce" text not null,
  "verifier" text not null,
  "redirectUri" text not null,
  -- The session that links; null: a login.
  "sessionId" text,
  "returnPath" text,
  "expiresAt" bigint not null
);
create index "outsideLoginsByEnd" on "outsideLogins" ("expiresAt");

-- Somebody came back whom no account knows, until they have confirmed a mail address.
create table "outsideArrivals" (
  "arrivalHash" text not null primary key,
  "provider" text not null,
  "issuer" text not null,
  "subject" text not null,
  -- Of the address that the provider has verified; null: none that counts.
  "emailHash" text,
  "expiresAt" bigint not null
);
create index "outsideArrivalsByEnd" on "outsideArrivals" ("expiresAt");
