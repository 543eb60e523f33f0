-- Products, customers and stock change on many paths, staff, files, shoppers and jobs among them. Like the search (its migration
-- 0002) webhooks note these changes by triggers, in the transaction of the change and unknown to the modules below.

-- Writes an event for every object; `changed` are the objects as receivers see them, each with kind and code.
create function webhooks.record_events(event_type text, changed jsonb) returns void language plpgsql as $$
begin
  if jsonb_array_length(changed) = 0 then return; end if;
  with event as materialized (
    select gen_random_uuid() as id, clock_timestamp() as at, object, position
    from jsonb_array_elements(changed) with ordinality as listed (object, position)
  )
  insert into webhooks.delivery (endpoint_code, event_id, type, object_key, body, occurred_at, next_attempt_at)
  select endpoint.code, event.id, event_type, (event.object ->> 'kind') || ':' || (event.object ->> 'code'),
    json_build_object('id', event.id, 'type', event_type, 'version', 1,
      'occurredAt', to_char(event.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), 'object', event.object)::text,
    event.at, event.at
  from event join webhooks.endpoint on endpoint.enabled and event_type = any(endpoint.events)
  order by event.position;
end $$;

create function webhooks.is_chosen(event_type text) returns boolean language sql stable as $$
  select exists (select from webhooks.endpoint where enabled and event_type = any(events))
$$;

-- Every save of a product writes its row, whatever part of it has changed.
create function webhooks.note_products() returns trigger language plpgsql as $$
begin
  if webhooks.is_chosen('product.changed') then
    perform webhooks.record_events('product.changed', (
      select coalesce(jsonb_agg(jsonb_build_object('kind', 'product', 'code', code, 'change', tg_argv[0]) order by code), '[]')
      from changed));
  end if;
  return null;
end $$;

create trigger webhooks_product_insert after insert on catalogue.product referencing new table as changed
  for each statement execute function webhooks.note_products('created');
create trigger webhooks_product_update after update on catalogue.product referencing new table as changed
  for each statement execute function webhooks.note_products('changed');
create trigger webhooks_product_delete after delete on catalogue.product referencing old table as changed
  for each statement execute function webhooks.note_products('deleted');

create function webhooks.note_customer() returns trigger language plpgsql as $$
begin
  if webhooks.is_chosen('customer.changed') then
    perform webhooks.record_events('customer.changed', jsonb_build_array(jsonb_build_object('kind', 'customer',
      'code', coalesce(new.user_code, old.user_code), 'change', tg_argv[0])));
  end if;
  return null;
end $$;

create trigger webhooks_customer_insert after insert on identity.member
  for each row execute function webhooks.note_customer('created');
-- A sign-in or a new password is no change of the customer.
create trigger webhooks_customer_update after update on identity.member
  for each row when ((old.email, old.mobile, old.first_name, old.last_name, old.gender, old.birth_date, old.status)
    is distinct from (new.email, new.mobile, new.first_name, new.last_name, new.gender, new.birth_date, new.status))
  execute function webhooks.note_customer('changed');
create trigger webhooks_customer_delete after delete on identity.member
  for each row execute function webhooks.note_customer('deleted');

-- Few units are left to sell at a place, as product pages say it, or none. Only the sale that crosses a bound calls the function.
create function webhooks.note_low_stock() returns trigger language plpgsql as $$
begin
  if webhooks.is_chosen('stock.low') then
    perform webhooks.record_events('stock.low', jsonb_build_array(jsonb_build_object('kind', 'stock',
      'code', new.sku_code, 'source', new.source_code,
      'sellable', greatest(0, new.quantity - new.sold - new.safety))));
  end if;
  return null;
end $$;

create trigger webhooks_low_stock after update of quantity, sold, safety on inventory.stock
  for each row when (
    (new.quantity - new.sold - new.safety <= 5 and old.quantity - old.sold - old.safety > 5)
    or (new.quantity - new.sold - new.safety <= 0 and old.quantity - old.sold - old.safety > 0))
  execute function webhooks.note_low_stock();
