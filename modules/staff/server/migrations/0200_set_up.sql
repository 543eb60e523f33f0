-- The code with which the first administrator of a new shop is made. At most one row: a newer code replaces it, its use deletes it.
create table staff.set_up (
  is_only boolean primary key default true check (is_only),
  code_hash text not null,
  valid_until timestamptz not null
);
