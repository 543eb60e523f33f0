create table club.member (
  id text primary key,
  mobile text not null unique check (mobile ~ '^\+628[0-9]{7,12}$'),
  email text unique check (email = lower(email)),
  -- GUEST: a number that collected points without registering. INACTIVE: registered in a store, never activated.
  status text not null check (status in ('ACTIVE', 'INACTIVE', 'GUEST', 'BLOCKED')),
  first_name text,
  last_name text,
  gender text check (gender in ('MALE', 'FEMALE')),
  birth_date date,
  city text,
  tier_code text not null default 'BLUE' check (tier_code in ('BLUE', 'SILVER', 'GOLD')),
  email_verified_at timestamptz,
  mobile_verified_at timestamptz,
  password_hash text check (password_hash like '$argon2id$%'),
  referral_code text unique check (referral_code = upper(referral_code)),
  consent_version text,
  created_at timestamptz not null default now(),
  -- Whoever can sign in has a name, a password and a code to give to friends.
  check (status <> 'ACTIVE' or (first_name is not null and password_hash is not null and referral_code is not null))
);

create table club.pin (
  member_id text primary key references club.member on delete cascade,
  pin_hash text not null check (pin_hash like '$argon2id$%'),
  wrong_tries smallint not null default 0 check (wrong_tries between 0 and 3),
  locked_until timestamptz,
  check ((wrong_tries = 3) = (locked_until is not null))
);
