-- Rises with every change by staff.
alter table "items" add column "revision" integer not null default 0;
