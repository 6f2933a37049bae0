-- As every other price; SQLite's whole numbers are as large already.
alter table "reorderListLines" alter column "priceFen" type bigint;
