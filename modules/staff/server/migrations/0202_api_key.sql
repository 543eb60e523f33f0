-- Every API key is an account of its own that nobody can sign in to, so that what a key does has an owner like what a person does.
-- A process of the previous release lists it among the staff, without roles.
alter table staff.account
  add column is_key boolean not null default false,
  drop constraint account_roles_check,
  add constraint account_roles_check check (is_key or cardinality(roles) > 0) not valid,
  add constraint account_of_key_has_no_password check (
    not is_key or (cardinality(roles) = 0 and password_hash is null and totp_secret is null and welcome_hash is null)
  ) not valid;

create table staff.api_key (
  id uuid primary key references staff.account,
  -- The readable part of the key, shown in lists.
  code text not null unique check (code ~ '^[a-z0-9]{8}$'),
  name text not null check (name <> ''),
  -- Keyed hash of the whole key. The key itself is nowhere.
  secret_hash text not null unique,
  scopes text[] not null check (cardinality(scopes) > 0),
  calls_per_minute integer not null check (calls_per_minute between 1 and 6000),
  -- Null: it never expires, as its maker chose.
  expires_at timestamptz,
  created_at timestamptz not null,
  created_by uuid not null references staff.account,
  revoked_at timestamptz,
  revoked_by uuid references staff.account,
  last_used_at timestamptz,
  check ((revoked_at is null) = (revoked_by is null))
);
create index api_keys_of_maker on staff.api_key (created_by);
