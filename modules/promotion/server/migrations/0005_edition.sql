-- Which edition of the promotions this is. Another one with every change of a promotion, in the transaction of the change: whoever
-- reads the stamp reads which promotions their snapshot has. What orders use up (units sold, uses per buyer) changes no edition.
create table promotion.edition (
  only_one boolean primary key default true check (only_one),
  stamp uuid not null
);
insert into promotion.edition (stamp) values (gen_random_uuid());

create function promotion.begin_edition() returns trigger language plpgsql as $$
begin
  update promotion.edition set stamp = gen_random_uuid();
  return null;
end
$$;

create trigger begin_edition after insert or update or delete or truncate on promotion.activity
  for each statement execute function promotion.begin_edition();
create trigger begin_edition after insert or update or delete or truncate on promotion.activity_scope
  for each statement execute function promotion.begin_edition();
create trigger begin_edition after insert or update or delete or truncate on promotion.activity_level
  for each statement execute function promotion.begin_edition();
create trigger begin_edition after insert or update or delete or truncate on promotion.giveaway
  for each statement execute function promotion.begin_edition();
create trigger begin_edition after insert or update of activity_code, sku_code, price, stock, max_per_user, ships_from
  or delete or truncate on promotion.campaign_sku
  for each statement execute function promotion.begin_edition();
