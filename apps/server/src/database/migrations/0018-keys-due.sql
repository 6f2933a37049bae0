-- 1 while licence keys of the order are still to be issued: looked for every second, among what is due and not among all that is paid.
alter table orders add column "keysDue" integer not null default 0;
update orders set "keysDue" = 1
where exists (
  select 1 from "orderLines"
  where "orderLines"."orderId" = orders.id and "orderLines".delivery = 'licence'
) and not exists (
  select 1 from "licenceKeys" where "licenceKeys"."orderId" = orders.id
);
create index "ordersToLicense" on orders (id) where state = 'paid' and "keysDue" = 1;
