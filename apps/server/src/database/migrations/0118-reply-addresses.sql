-- Where an answer to a mail goes, where that is not its sender.
alter table mails add column "replyTo" text;
