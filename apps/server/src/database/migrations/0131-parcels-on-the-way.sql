-- Staff choose among the parcels that have not arrived.
create index "shipmentsOnTheWay" on shipments (id) where state <> 'delivered';
