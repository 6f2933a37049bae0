-- What a customer and the staff write to each other about an order or an enquiry, whose id the conversation has.
create table conversations (
  id text not null primary key,
  kind text not null,
  -- Since when the customer's words have had no answer.
  "waitingSince" bigint,
  -- Up to when each side has seen the other's words.
  "customerReadAt" bigint not null default 0,
  "staffReadAt" bigint not null default 0,
  -- When each side was last mailed what the other wrote, and when it is to be next.
  "customerToldAt" bigint not null default 0,
  "staffToldAt" bigint not null default 0,
  "tellCustomerAt" bigint,
  "tellStaffAt" bigint
);
create index "conversationsWaiting" on conversations ("waitingSince", id) where "waitingSince" is not null;
create index "conversationsToTellCustomer" on conversations ("tellCustomerAt") where "tellCustomerAt" is not null;
create index "conversationsToTellStaff" on conversations ("tellStaffAt") where "tellStaffAt" is not null;

create table "conversationMessages" (
  id text not null primary key,
  "conversationId" text not null references conversations (id),
  side text not null,
  -- Who wrote it, where an account did.
  "accountId" text,
  channel text not null,
  text text not null,
  at bigint not null,
  -- Files of a mail that were not taken.
  "leftOut" integer not null default 0,
  -- When it was mailed to the other side, or seen before it had to be.
  "mailedAt" bigint,
  -- Of the mail that it was: the same mail is one message.
  "mailId" text unique
);
create index "conversationMessagesByConversation" on "conversationMessages" ("conversationId", id);

-- A file stands here first, and belongs to a message once that is sent.
create table "conversationFiles" (
  id text not null primary key,
  "conversationId" text not null,
  "messageId" text,
  side text not null,
  "accountId" text,
  name text not null,
  type text not null,
  bytes integer not null,
  -- Base64.
  content text not null,
  at bigint not null
);
create index "conversationFilesByConversation" on "conversationFiles" ("conversationId", id);
create index "conversationFilesByMessage" on "conversationFiles" ("messageId") where "messageId" is not null;
create index "conversationFilesUnsent" on "conversationFiles" (at) where "messageId" is null;

-- What was answered to enquiries is what staff wrote in their conversations.
insert into conversations (id, kind) select distinct "enquiryId", 'enquiry' from "enquiryAnswers";
insert into "conversationMessages" (id, "conversationId", side, "accountId", channel, text, at, "mailedAt")
  select id, "enquiryId", 'staff', "accountId", 'mail', text, "answeredAt", "answeredAt" from "enquiryAnswers";
drop table "enquiryAnswers";
