-- What was promised when the order was placed; null for orders that are older.
alter table "orderLines" add column "leadDays" integer;

-- Pieces whose price went back: before they had left, so that they never will, and after.
alter table "orderLines" add column "keptBack" integer not null default 0 check ("keptBack" >= 0);
alter table "orderLines" add column "cameBack" integer not null default 0
  check ("cameBack" >= 0 and "keptBack" + "cameBack" <= quantity);
