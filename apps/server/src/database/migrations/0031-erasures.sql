-- What was erased because a person asked, by id alone: a database restored from before erases it again.
create table erasures (
  kind text not null,
  subject text not null,
  at bigint not null,
  primary key (kind, subject)
);
create index "erasuresByTime" on erasures (at);

-- When it lost what it said of a person; null while it says it.
alter table orders add column "erasedAt" bigint;
alter table enquiries add column "erasedAt" bigint;
create index "endedOrdersToErase" on orders ("changedAt") where state = 'cancelled' and "erasedAt" is null;
create index "enquiriesToErase" on enquiries ("createdAt") where "erasedAt" is null;
create index "enquiriesByEmail" on enquiries (email, id);
