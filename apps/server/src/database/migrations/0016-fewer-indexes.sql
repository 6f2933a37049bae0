-- Only carts of guests end with time.
drop index "cartLinesByTime";
create index "guestLinesByTime" on "cartLines" ("updatedAt") where owner like 'guest:%';

-- Nothing is looked for in these orders, and each purchase wrote them all.
drop index "noticesByOrder";
drop index "stockMovementsBySku";
