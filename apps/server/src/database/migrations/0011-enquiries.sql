-- What visitors wrote to the company, and what was answered.
create table enquiries (
  id text not null primary key,
  no text not null unique,
  kind text not null,
  state text not null,
  language text not null,
  name text not null,
  email text not null,
  phone text,
  company text,
  message text not null,
  -- JSON of what else the form of its kind asked.
  facts text not null,
  "createdAt" bigint not null,
  "closedAt" bigint
);
create index "enquiriesByState" on enquiries (state, id);
create index "enquiriesByKind" on enquiries (kind, id);

create table "enquiryAnswers" (
  id text not null primary key,
  "enquiryId" text not null references enquiries (id),
  -- The operator who answered.
  "accountId" text not null,
  text text not null,
  "answeredAt" bigint not null
);
create index "enquiryAnswersByEnquiry" on "enquiryAnswers" ("enquiryId", id);
