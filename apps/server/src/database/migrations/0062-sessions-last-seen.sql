-- The sweep finds sessions that were not used for long by index, among however many there are.
create index "sessionsByLastSeen" on sessions ("lastSeenAt");
