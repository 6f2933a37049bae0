-- An account that passkeys alone log in to has no password: neither a hash nor the day it was changed.
alter table accounts alter column "passwordHash" drop not null;
alter table accounts alter column "passwordChangedAt" drop not null;

-- A challenge is answered for what it was asked for, by whom: "subject" is the session of an addition or a step-up,
-- the mailed code of a registration, and empty for a login. Those of before are asked for again: they live five minutes.
drop table "passkeyChallenges";
create table "passkeyChallenges" (
  id text not null primary key,
  purpose text not null,
  subject text not null,
  challenge text not null,
  "expiresAt" bigint not null
);
create index "passkeyChallengesByEnd" on "passkeyChallenges" ("expiresAt");
