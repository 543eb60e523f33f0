create schema staff;

-- Whoever works here. Apart from shoppers: neither can become the other.
create table staff.account (
  id uuid primary key,
  email text not null unique check (email = lower(email)),
  name text not null,
  roles text[] not null check (cardinality(roles) > 0),
  -- A person of one store sees what is fetched or returned there.
  store_code text,
  password_hash text,
  -- Sealed. Null until the second step is set up.
  totp_secret text,
  -- The last time step whose code was taken: no code is good twice.
  last_step bigint not null default 0,
  -- Keyed hash of the code that lets its owner choose a password, once.
  welcome_hash text,
  welcome_until timestamptz,
  blocked_at timestamptz,
  created_at timestamptz not null
);

create table staff.recovery_code (
  account_id uuid not null references staff.account on delete cascade,
  code_hash text not null,
  used_at timestamptz,
  primary key (account_id, code_hash)
);

create table staff.session (
  id uuid primary key,
  token_hash text not null unique,
  account_id uuid not null references staff.account on delete cascade,
  -- 'password': the first step is done, which opens nothing but the second.
  stage text not null check (stage in ('password', 'full')),
  -- Sealed: the secret that is being set up.
  new_secret text,
  created_at timestamptz not null,
  seen_at timestamptz not null
);
create index sessions_of_account on staff.session (account_id);
create index sessions_by_age on staff.session (created_at);

-- Who did what, to what, when. Rows are only ever added.
create table staff.audit (
  id bigint generated always as identity primary key,
  at timestamptz not null,
  -- No reference: what somebody did outlives their account.
  account_id uuid,
  name text not null,
  action text not null,
  subject text not null,
  detail jsonb not null
);
create index audit_of_subject on staff.audit (subject, id desc);

create function staff.refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'the audit only grows: % is not allowed', lower(tg_op);
end
$$;

create trigger audit_row_is_kept before update or delete on staff.audit
  for each row execute function staff.refuse_change();
create trigger audit_is_kept before truncate on staff.audit
  for each statement execute function staff.refuse_change();
