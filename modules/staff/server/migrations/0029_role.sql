-- Roles that administrators have made or changed. The seven that come with the shop have no row until somebody changes one.
create table staff.role (
  code text primary key check (code ~ '^[a-z][a-zA-Z0-9]{1,39}$' and code <> 'admin'),
  -- Null for one that came with the shop: its name is a text of the back office, in every language.
  name text,
  permissions text[] not null
);
