-- What was promised when the order was placed; null for orders that are older.
alter table "orderLines" add column "leadDays" integer;
