-- An enquiry that was closed before its sender's last words had been answered could not be answered any more, and stayed
-- among those that wait.
update conversations set "waitingSince" = null
where "waitingSince" is not null
and id in (select id from enquiries where state = 'closed');
