-- An account that was made with a mobile number has no mail address until its owner adds one.
alter table accounts alter column email drop not null;

-- A number logs in to one account: as before, the one that confirmed it last.
update "mobileNumbers" set "logsIn" = 0
where "logsIn" = 1 and exists (
  select 1 from "mobileNumbers" as later
  where later.number = "mobileNumbers".number and later."logsIn" = 1
    and (later."confirmedAt" > "mobileNumbers"."confirmedAt"
      or (later."confirmedAt" = "mobileNumbers"."confirmedAt" and later."accountId" > "mobileNumbers"."accountId"))
);
create unique index "mobileNumbersByLogin" on "mobileNumbers" (number) where "logsIn" = 1;
