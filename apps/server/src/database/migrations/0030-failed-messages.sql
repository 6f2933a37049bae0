-- A message that was given up keeps its words until staff sends it again: "failed". One that was of no use any more lost them: "expired".
alter table mails add column "lastError" text;
-- When staff sent it again: its tries count from then on.
alter table mails add column "resentAt" bigint;
-- Those of before lost their words.
update mails set state = 'expired' where state = 'failed';
