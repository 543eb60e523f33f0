-- The known device a code was asked for or tried on (keyed hash); null for a device its member never signed in on. Limits of a
-- receiver are counted apart for each known device, so that strangers cannot use up the owner's.
alter table identity.code add column device_hash text;
alter table identity.code_try add column device_hash text;

-- A member without a proved mailbox who asked for a new password by a code on an unknown device: the first of two codes that
-- have to be a day apart.
create table identity.reset_wait (
  user_code text primary key references identity.member on delete cascade,
  asked_at timestamptz not null default now()
);
