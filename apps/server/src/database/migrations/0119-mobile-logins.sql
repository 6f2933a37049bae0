-- Whether a code to the number logs in. Numbers that were added to be told of changes open nothing until their owner says so.
alter table "mobileNumbers" add column "logsIn" integer not null default 0;
alter table "mobileEnrolments" add column "logsIn" integer not null default 0;

-- A code that was asked for to log in with. The number is in no row: it comes back with the code, whose hash holds it.
create table "mobileLogins" (
  "requestHash" text not null primary key,
  "codeHash" text not null,
  "triesLeft" integer not null,
  "expiresAt" bigint not null
);
create index "mobileLoginsByEnd" on "mobileLogins" ("expiresAt");
