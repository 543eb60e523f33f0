create schema segments;

-- Groups of customers by what they did and agreed to. Who belongs to one is never stored: it is asked each time.
create table segments.segment (
  code text primary key check (code ~ '^[a-z0-9]([a-z0-9-]{0,38}[a-z0-9])?$'),
  name text not null check (length(name) between 1 and 80),
  -- Met by all or by any of the conditions.
  match text not null check (match in ('all', 'any')),
  conditions jsonb not null
);
