-- A bank's number of a transaction is the same in small letters. Those that were recorded in both stay as they are.
update "paymentNotifications" set "eventId" = upper("eventId")
where "method" = 'bank-transfer' and "eventId" <> upper("eventId") and not exists (
  select 1 from "paymentNotifications" as "other"
  where "other"."method" = 'bank-transfer'
    and "other"."id" <> "paymentNotifications"."id"
    and upper("other"."eventId") = upper("paymentNotifications"."eventId")
);
