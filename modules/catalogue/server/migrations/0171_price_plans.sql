-- Price plans as staff edit them. A draft may be incomplete, so a plan is one JSON value.
create table catalogue.price_plan (
  code text primary key,
  state jsonb not null,
  status text not null generated always as (state ->> 'status') stored
    check (status in ('draft', 'scheduled', 'stopped')),
  updated_at timestamptz not null default now()
);
create index price_plan_by_change on catalogue.price_plan (updated_at desc, code);

-- The prices of scheduled plans, as shoppers' requests read them. Plans of one SKU never overlap (ADR 0171).
create table catalogue.planned_price (
  plan_code text not null references catalogue.price_plan on delete cascade,
  sku_code text not null references catalogue.sku on delete cascade,
  price bigint not null check (price > 0),
  begins_at timestamptz not null,
  ends_at timestamptz check (ends_at > begins_at),
  primary key (plan_code, sku_code)
);
create index planned_price_of_sku on catalogue.planned_price (sku_code, begins_at);
create index planned_price_begin on catalogue.planned_price (begins_at);
create index planned_price_end on catalogue.planned_price (ends_at);

create trigger begin_edition before insert or update or delete or truncate on catalogue.planned_price
  for each statement execute function catalogue.begin_edition();
