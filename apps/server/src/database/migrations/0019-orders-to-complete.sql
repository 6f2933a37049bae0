-- When a delivered order completes by itself: the clock looks among what is due, not among all that was delivered.
alter table orders add column "completesAt" bigint;
update orders set "completesAt" = 604800000 + coalesce(
  (
    select min("orderEvents".at) from "orderEvents"
    where "orderEvents"."orderId" = orders.id and "orderEvents".state = 'delivered'
  ),
  "changedAt"
) where state = 'delivered';
drop index "deliveredOrders";
create index "ordersToComplete" on orders ("completesAt", id) where state = 'delivered';
