-- What shape an item of the mall has: for its filters.
alter table items add column "formFactor" text not null default 'software';
update items set "formFactor" = case
  when id in ('card-kit', 'module-kit') then 'kit'
  when "productGroup" = 'card' then 'card'
  when "productGroup" = 'module' then 'board'
  when "productGroup" = 'gateway' and delivery = 'shipped' then 'appliance'
  else 'software' end;
