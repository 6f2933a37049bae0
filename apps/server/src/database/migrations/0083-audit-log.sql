-- What staff did and read: each entry holds the hash of the one before, so that none can be changed unseen.
create table "auditEntries" (
  seq bigint not null primary key,
  at bigint not null,
  actor text not null,
  -- JSON: the roles that the actor had.
  roles text not null,
  "sessionId" text,
  "requestId" text,
  action text not null,
  "subjectKind" text,
  "subjectId" text,
  "detailsHash" text not null,
  "previousHash" text not null,
  hash text not null
);
create index "auditEntriesByTime" on "auditEntries" (at, seq);
create index "auditEntriesByActor" on "auditEntries" (actor, at, seq);
create index "auditEntriesByAction" on "auditEntries" (action, at, seq);
create index "auditEntriesBySubject" on "auditEntries" ("subjectId", at, seq);

-- What an entry says of persons, apart from it: it can go, and the chain stays whole.
create table "auditDetails" (
  seq bigint not null primary key,
  at bigint not null,
  salt text not null,
  -- JSON.
  before text,
  after text,
  reason text,
  address text,
  -- Whose account or enquiry is told of, for its erasure.
  about text
);
create index "auditDetailsByTime" on "auditDetails" (at);
create index "auditDetailsByPerson" on "auditDetails" (about) where about is not null;

-- One row, the newest entry: whoever writes the next one holds it until they have committed.
create table "auditHead" (
  id bigint not null primary key check (id = 1),
  seq bigint not null,
  hash text not null
);
insert into "auditHead" (id, seq, hash) values (1, 0, '0000000000000000000000000000000000000000000000000000000000000000');

-- Heads that were signed and left this machine.
create table "signedHeads" (
  seq bigint not null primary key,
  hash text not null,
  at bigint not null,
  "keyId" text not null,
  signature text not null
);

-- One row: what the last walk along the whole chain found.
create table "auditChecks" (
  id bigint not null primary key check (id = 1),
  at bigint not null,
  -- Up to where it is whole, and that entry's hash.
  seq bigint not null,
  hash text not null,
  -- JSON of the first entry that is not as it was written; null where the chain is whole.
  fault text
);
