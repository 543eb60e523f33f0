-- Locks of PINs that staff asked the club to lift, each once. The PIN itself is the club's.
create table loyalty.pin_unlock (
  key text primary key,
  user_code text not null,
  club_member_id text not null,
  state text not null default 'asked' check (state in ('asked', 'done', 'refused')),
  asked_at timestamptz not null
);
create index pin_unlocks_of_member on loyalty.pin_unlock (user_code);
create index pin_unlocks_of_account on loyalty.pin_unlock (club_member_id, asked_at);
create index waiting_pin_unlocks on loyalty.pin_unlock (asked_at) where state = 'asked';
