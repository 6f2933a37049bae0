-- How jobs went: the last runs of each. Of those that run every few seconds, when one began to fail and when it was
-- well again.
create table "jobRuns" (
  name text not null,
  "startedAt" bigint not null,
  -- Null: it runs, or its process fell.
  "endedAt" bigint,
  -- Null: it went well.
  error text,
  -- The account of whoever had it run; null: the clock.
  "askedBy" text,
  primary key (name, "startedAt")
);
-- Who has just had it run, until it begins.
alter table jobs add column "askedBy" text;
