-- 1: has been an administrator beside another one, from when on giving roles takes two persons.
alter table staff add column "hadPeer" integer not null default 0;
