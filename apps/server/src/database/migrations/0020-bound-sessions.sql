-- The thumbprint (RFC 7638) of the key that every request of the session must be signed with.
-- Null: the browser could keep no key when the session began.
alter table sessions add column "keyThumbprint" text;

-- Sessions of before have no key to prove. Everybody logs in once more.
delete from sessions;

-- Proofs that have been used for a write, where the processes have no Redis to remember them in together.
-- An id begins with its time, so that new ones stand side by side. Rows are few: they go after a minute.
create table "usedProofs" (
  id text primary key,
  "expiresAt" bigint not null
);
