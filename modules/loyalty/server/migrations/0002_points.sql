-- Enough to recognise the account one is linked to while the club does not answer, and no more.
alter table loyalty.link
  add column masked_name text,
  add column masked_mobile text;

-- Points set aside at the club to pay for something. The row is written before the club is asked, so that a hold nobody
-- knows the answer of is found again.
create table loyalty.hold (
  key text primary key,
  -- What the points pay for.
  reference text not null,
  -- null once the member has left the shop; the points are the club's business.
  user_code text,
  club_member_id text not null,
  points integer not null check (points > 0),
  -- The club's name for it, once it has answered.
  hold_id text,
  state text not null check (state in
    ('asked', 'held', 'refused', 'abandoned', 'spending', 'spent', 'releasing', 'released', 'failed')),
  -- Whoever pays with the points has written that down; a hold that nobody kept is let go.
  kept boolean not null default false,
  created_at timestamptz not null default now(),
  changed_at timestamptz not null default now()
);

create unique index hold_reference_live on loyalty.hold (reference) where state in ('asked', 'held', 'spending', 'spent');
create index hold_user_code on loyalty.hold (user_code) where user_code is not null;

-- Points the club was asked to give or to take, each once.
create table loyalty.movement (
  key text primary key,
  kind text not null check (kind in ('bonus', 'earn', 'takeBack', 'giveBack')),
  reference text not null,
  user_code text,
  -- For points to somebody who is no member here; forgotten once the club has them.
  mobile text,
  club_member_id text,
  points integer not null check (points >= 0),
  state text not null default 'asked' check (state in ('asked', 'done', 'failed')),
  asked_at timestamptz not null default now(),
  done_at timestamptz
);

create index movement_reference on loyalty.movement (reference);
create index movement_user_code on loyalty.movement (user_code) where user_code is not null;

-- A PIN that was right a moment ago: for one checkout of one session.
create table loyalty.pin_proof (
  session_id uuid primary key references identity.session on delete cascade,
  checkout_id text not null,
  proved_at timestamptz not null default now()
);
