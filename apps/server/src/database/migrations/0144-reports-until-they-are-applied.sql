-- What payment companies and carriers sent may name persons. Once it is applied nothing reads it.
update "paymentNotifications" set body = ''
where "appliedAt" is not null and method <> 'bank-transfer';
update "carrierReports" set body = '', report = '' where "appliedAt" is not null;

-- What was said of the way of parcels whose orders have lost their details.
delete from "parcelEvents" where "shipmentId" in (
  select shipments.id from shipments
  join orders on orders.id = shipments."orderId"
  where orders."erasedAt" is not null
);
