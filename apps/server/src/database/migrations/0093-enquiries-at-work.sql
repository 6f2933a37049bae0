-- Who of the staff sees to an enquiry, and when it was first answered.
alter table enquiries add column "assigneeId" text;
-- Rises with every change, so that two of the staff never overwrite each other.
alter table enquiries add column revision integer not null default 1;
alter table enquiries add column "firstAnsweredAt" bigint;
update enquiries set "firstAnsweredAt" = (
  select min("answeredAt") from "enquiryAnswers" where "enquiryId" = enquiries.id
);
create index "enquiriesByAssignee" on enquiries ("assigneeId", id) where "assigneeId" is not null;
create index "enquiriesByFirstAnswer" on enquiries ("firstAnsweredAt") where "firstAnsweredAt" is not null;

-- What staff write for each other about an enquiry. It goes with the enquiry's words.
create table "enquiryNotes" (
  id text not null primary key,
  "enquiryId" text not null references enquiries (id),
  at bigint not null,
  "accountId" text not null,
  text text not null
);
create index "enquiryNotesByEnquiry" on "enquiryNotes" ("enquiryId", id);
