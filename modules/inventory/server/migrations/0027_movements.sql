-- Of the sold units those that have left the place: shipped, or handed out. On hand is quantity - shipped, held by orders is
-- sold - shipped (ADR 0091). Safety stock is on hand, but not sold online.
alter table inventory.stock
  add column shipped integer not null default 0 check (shipped >= 0),
  add column safety integer not null default 0 check (safety >= 0);
alter table inventory.hold add column shipped integer not null default 0 check (shipped >= 0);

-- The reservations of one SKU at one place, for its history and for what sold lately.
create index holds_of_stock on inventory.hold (sku_code, source_code, held_at);

-- Every change of the units on hand. Rows are added, never altered.
create table inventory.movement (
  id bigint generated always as identity primary key,
  sku_code text not null,
  source_code text not null,
  change integer not null check (change <> 0),
  -- On hand after the change.
  on_hand integer not null,
  cause text not null,
  -- The order, count or transfer behind it.
  reference text,
  -- Who of the staff.
  actor text,
  reason text,
  -- Identifies one press of a button: its movements are written once.
  key text,
  -- The moment of the change, not of its transaction: by SKU and place it rises with the id.
  at timestamptz not null default clock_timestamp()
);
create index movements_of_stock on inventory.movement (sku_code, source_code, at, id);
create unique index movements_of_press on inventory.movement (key, sku_code, source_code) where key is not null;

-- Units sold before reservations were recorded have left. Units of orders on their way are counted by the order module's migration.
update inventory.stock set shipped = greatest(stock.sold - coalesce(open.units, 0), 0)
from (
  select stock.sku_code, stock.source_code, sum(hold.quantity) filter (where hold.state <> 'released')::int as units
  from inventory.stock left join inventory.hold
    on hold.sku_code = stock.sku_code and hold.source_code = stock.source_code
  group by 1, 2
) as open
where stock.sku_code = open.sku_code and stock.source_code = open.source_code and stock.sold > 0;

insert into inventory.movement (sku_code, source_code, change, on_hand, cause)
select sku_code, source_code, quantity - shipped, quantity - shipped, 'opening' from inventory.stock
where quantity <> shipped order by sku_code, source_code;

-- What the transaction said about its change (`inventory.movement`, a JSON object). A change without a word is recorded as
-- unexplained: no writer can forget a movement.
create function inventory.told() returns jsonb language sql stable as $$
  select coalesce(nullif(current_setting('inventory.movement', true), '')::jsonb, '{"cause": "unexplained"}')
$$;

create function inventory.record_added() returns trigger language plpgsql as $$
declare
  told jsonb := inventory.told();
begin
  insert into inventory.movement (sku_code, source_code, change, on_hand, cause, reference, actor, reason, key)
  select sku_code, source_code, quantity - shipped, quantity - shipped,
    told->>'cause', told->>'reference', told->>'actor', told->>'reason', told->>'key'
  from added where quantity <> shipped order by sku_code, source_code;
  return null;
end $$;

create function inventory.record_removed() returns trigger language plpgsql as $$
declare
  told jsonb := inventory.told();
begin
  insert into inventory.movement (sku_code, source_code, change, on_hand, cause, reference, actor, reason, key)
  select sku_code, source_code, shipped - quantity, 0,
    told->>'cause', told->>'reference', told->>'actor', told->>'reason', told->>'key'
  from removed where quantity <> shipped order by sku_code, source_code;
  return null;
end $$;

create function inventory.record_changed() returns trigger language plpgsql as $$
declare
  told jsonb := inventory.told();
begin
  insert into inventory.movement (sku_code, source_code, change, on_hand, cause, reference, actor, reason, key)
  values (new.sku_code, new.source_code, (new.quantity - new.shipped) - (old.quantity - old.shipped),
    new.quantity - new.shipped, told->>'cause', told->>'reference', told->>'actor', told->>'reason', told->>'key');
  return null;
end $$;

create trigger record_added after insert on inventory.stock referencing new table as added
  for each statement execute function inventory.record_added();
create trigger record_removed after delete on inventory.stock referencing old table as removed
  for each statement execute function inventory.record_removed();
-- By row: a statement that only reserves names neither column and runs nothing here.
create trigger record_changed after update of quantity, shipped on inventory.stock
  for each row when (new.quantity - new.shipped <> old.quantity - old.shipped)
  execute function inventory.record_changed();
