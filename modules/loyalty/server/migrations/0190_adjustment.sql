-- Points staff added to a linked member's club account or took from it. Written before the club is called, with the key of that
-- call: a repeated press adds no second row, a repeated call moves no points twice.
create table loyalty.adjustment (
  key text primary key,
  -- Null once the member has left the shop, and then there is no reason any more.
  user_code text,
  club_member_id text not null,
  points integer not null check (points <> 0),
  reason text not null check (length(reason) <= 300),
  staff_name text not null,
  -- Null where none was needed.
  approver_name text,
  state text not null default 'asked' check (state in ('asked', 'done', 'refused')),
  asked_at timestamptz not null,
  done_at timestamptz,
  check ((state = 'asked') = (done_at is null))
);
create index adjustments_of_member on loyalty.adjustment (user_code, asked_at desc) where user_code is not null;
create index waiting_adjustments on loyalty.adjustment (asked_at) where state = 'asked';
