create schema inventory;

-- A place goods leave from: a warehouse sends them home, a store hands them over.
create table inventory.source (
  code text primary key,
  kind text not null check (kind in ('warehouse', 'store')),
  name text not null,
  -- Among warehouses that hold a thing, the lowest number sends it.
  priority smallint not null default 100
);

create table inventory.stock (
  sku_code text not null,
  source_code text not null references inventory.source,
  -- Units given to this source, and those of them that are sold or reserved. A recount may lower the first below the second.
  quantity integer not null check (quantity >= 0),
  sold integer not null default 0 check (sold >= 0),
  primary key (sku_code, source_code)
);

-- What a store holds is asked store by store.
create index stock_by_source on inventory.stock (source_code, sku_code);
