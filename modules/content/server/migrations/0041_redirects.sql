-- Where paths without a page lead to. Paths are in the form of contract/redirect.ts.
create table content.redirect (
  from_path text primary key,
  to_path text not null,
  hits bigint not null default 0 check (hits >= 0),
  last_hit_at timestamptz
);

-- How often visitors asked on a day for a path that has no page. Sums alone: no person, no session.
create table content.missed_day (
  day date not null,
  path text not null check (char_length(path) between 1 and 200),
  hits integer not null check (hits > 0),
  primary key (day, path)
);
