create schema stores;

-- A place of the shop one can point to on a map. Which of them shoppers do not see is a setting, not a column (D-65).
create table stores.store (
  code text primary key check (code ~ '^[A-Z0-9]{2,20}$'),
  name text not null,
  address1 text not null check (char_length(address1) <= 100),
  city text not null,
  province text not null,
  zip text not null check (zip ~ '^[0-9]{5}$'),
  -- WGS 84.
  latitude double precision not null check (latitude between -90 and 90),
  longitude double precision not null check (longitude between -180 and 180),
  phone text not null,
  -- One entry for each weekday from Monday on: {"opens": "10:00", "closes": "22:00"}, or null for a closed day.
  hours jsonb not null check (jsonb_typeof(hours) = 'array' and jsonb_array_length(hours) = 7),
  services text[] not null default '{}',
  picture text,
  -- Where it stands in the list.
  position smallint not null default 0
);
create index store_in_order on stores.store (position, code);
