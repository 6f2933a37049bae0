-- What browsers kept out of our pages by the security policies: one row for each kind, with how often.
create table "policyReports" (
  id text primary key,
  kind text not null,
  directive text not null,
  blocked text not null,
  page text not null,
  source text not null,
  count bigint not null check (count > 0),
  "firstAt" bigint not null,
  "lastAt" bigint not null
);
create index "policyReportsByLast" on "policyReports" ("lastAt");
