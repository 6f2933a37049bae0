-- People of the company. Their rights rest on one second factor, enrolled with a code that was given to them:
-- "factor" is 'totp' or the id of a passkey, and null until they have enrolled.
create table staff (
  "accountId" text not null primary key references accounts (id),
  factor text,
  "enrolledAt" bigint,
  "disabledAt" bigint,
  -- Of the code that waits to be entered, if any does.
  "codeHash" text,
  "codeTriesLeft" integer not null default 0,
  "codeEndsAt" bigint
);

-- "grantedBy" is an account's id and outlives the account; null: by the command.
create table "staffRoles" (
  "accountId" text not null references staff ("accountId"),
  role text not null,
  "grantedAt" bigint not null,
  "grantedBy" text,
  primary key ("accountId", role)
);
create index "staffRolesByRole" on "staffRoles" (role);

-- Operators of before are administrators once they have enrolled.
insert into staff ("accountId") select id from accounts where role = 'operator';
insert into "staffRoles" ("accountId", role, "grantedAt")
  select id, 'administrator', "createdAt" from accounts where role = 'operator';
alter table accounts drop column role;
-- Whoever is to be staff registers first, like everybody.
drop table "operatorInvitations";

-- The second factor that a session was opened or stepped up with: 'totp' or the id of a passkey; null: none.
alter table sessions add column factor text;

update "accountEvents" set kind = 'role-granted' where kind = 'operator-granted';
update "accountEvents" set kind = 'password-expired-by-staff' where kind = 'password-expired-by-operator';
update "accountEvents" set agent = 'staff' where agent = 'operator';
