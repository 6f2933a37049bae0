-- Lists of articles, cases and questions are filtered and paged by index. The next start names the categories of rows that have none.
alter table contents add column category text;
create index "contentsByCategory" on contents (kind, category, position, id);
create index "contentsByCategoryAndDate" on contents (kind, category, "publishedOn", id);

create table "caseProducts" (
  product text not null,
  position integer not null,
  "caseId" text not null,
  primary key (product, position, "caseId")
);
