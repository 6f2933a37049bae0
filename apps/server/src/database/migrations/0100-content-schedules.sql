-- What staff want published or withdrawn at a time. `parts` is JSON of the versions that were read, by part.
create table "contentSchedules" (
  id text not null primary key,
  kind text not null,
  "contentId" text not null,
  action text not null,
  parts text not null,
  at bigint not null,
  "authorId" text not null,
  "askedAt" bigint not null,
  -- waiting, done, held or withdrawn; held says why.
  state text not null,
  reason text
);
create index "waitingContentSchedules" on "contentSchedules" (at) where state = 'waiting';
create index "contentSchedulesByContent" on "contentSchedules" (kind, "contentId");
