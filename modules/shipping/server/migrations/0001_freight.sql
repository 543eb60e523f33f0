create schema shipping;

-- Where the parcels of a source begin their way.
create table shipping.origin (
  -- A warehouse's or a store's code.
  source_code text primary key,
  city_code text not null references address_book.region
);

-- A courier's services, as shoppers choose among them.
create table shipping.service (
  courier_code text not null,
  code text not null,
  name text not null,
  position smallint not null,
  active boolean not null default true,
  primary key (courier_code, code)
);

-- What a service charges from a city to a district, else to its city, else to its province. What is not here is not served.
create table shipping.rate (
  courier_code text not null,
  service_code text not null,
  origin_code text not null references address_book.region,
  destination_code text not null references address_book.region,
  first_kilogram bigint not null check (first_kilogram >= 0),
  next_kilogram bigint not null check (next_kilogram >= 0),
  -- Working days, 0 for the same day.
  days_from smallint not null check (days_from >= 0),
  days_to smallint not null check (days_to >= days_from),
  primary key (origin_code, destination_code, courier_code, service_code),
  foreign key (courier_code, service_code) references shipping.service
);
