-- The edition is changed before anything else: two who change at the same time wait here, in one line, instead of for each other.
drop trigger begin_edition on promotion.activity;
create trigger begin_edition before insert or update or delete or truncate on promotion.activity
  for each statement execute function promotion.begin_edition();
drop trigger begin_edition on promotion.activity_scope;
create trigger begin_edition before insert or update or delete or truncate on promotion.activity_scope
  for each statement execute function promotion.begin_edition();
drop trigger begin_edition on promotion.activity_level;
create trigger begin_edition before insert or update or delete or truncate on promotion.activity_level
  for each statement execute function promotion.begin_edition();
drop trigger begin_edition on promotion.giveaway;
create trigger begin_edition before insert or update or delete or truncate on promotion.giveaway
  for each statement execute function promotion.begin_edition();
drop trigger begin_edition on promotion.campaign_sku;
create trigger begin_edition before insert or update of activity_code, sku_code, price, stock, max_per_user, ships_from
  or delete or truncate on promotion.campaign_sku
  for each statement execute function promotion.begin_edition();
