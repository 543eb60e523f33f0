-- What lines earned together, with the thresholds as they were: when some come back, the rest is counted again by these.
alter table orders.placed_order add earned jsonb not null default '[]' check (jsonb_typeof(earned) = 'array');
