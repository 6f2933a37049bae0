-- What customers are told, written with the change it reports; the mail that repeats it leaves afterwards.
create table notices (
  id text not null primary key,
  "accountId" text not null,
  "orderId" text not null references orders (id),
  kind text not null,
  -- A notice with the key of an earlier one is not written again.
  "uniqueKey" text not null unique,
  -- JSON of what its words need.
  facts text not null,
  "createdAt" bigint not null,
  "readAt" bigint,
  "mailedAt" bigint
);
create index "noticesByAccount" on notices ("accountId", id);
create index "noticesByOrder" on notices ("orderId");
create index "unreadNotices" on notices ("accountId") where "readAt" is null;
create index "noticesToMail" on notices (id) where "mailedAt" is null;

-- The language in which an account last ordered or paid: that of its mails.
create table "accountLanguages" (
  "accountId" text not null primary key,
  language text not null
);

alter table mails add column html text;

-- What the clock does: claimed by a conditional update of "nextDueAt", so that one process does it at a time.
create table jobs (
  name text not null primary key,
  every bigint not null,
  "lastStartedAt" bigint,
  "lastSucceededAt" bigint,
  "lastFailedAt" bigint,
  "lastError" text,
  failures integer not null default 0,
  "nextDueAt" bigint not null
);
