-- What one person of the staff asked and a second one decides.
create table approvals (
  id text not null primary key,
  kind text not null,
  subject text not null,
  -- Canonical JSON, and its SHA-256.
  asked text not null,
  hash text not null,
  -- The account whose person it tells of.
  about text,
  "askedBy" text not null,
  "askedAt" bigint not null,
  "expiresAt" bigint not null,
  state text not null,
  "decidedBy" text,
  "decidedAt" bigint,
  reason text
);
-- The same thing waits once.
create unique index "waitingApprovals" on approvals (kind, subject) where state = 'waiting';
create index "approvalsByAsker" on approvals ("askedBy", id);
create index "approvalsByPerson" on approvals (about) where about is not null;
