-- An account's orders and notices are found by one index each, which also says their state and whether they are read:
-- a purchase writes where its account stands in every index, another page for each.
drop index "ordersByState";
drop index "ordersByAccount";
create index "ordersByAccount" on orders ("accountId", id, state);
drop index "unreadNotices";
drop index "noticesByAccount";
create index "noticesByAccount" on notices ("accountId", id, "readAt");
