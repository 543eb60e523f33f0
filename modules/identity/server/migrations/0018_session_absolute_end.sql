-- When its holder proved who they are: a session that goes on under another cookie keeps it, and ends an absolute time after it.
alter table identity.session add column signed_in_at timestamptz;
update identity.session set signed_in_at = created_at;
alter table identity.session alter column signed_in_at set default now();
alter table identity.session alter column signed_in_at set not null;
-- What is over is taken away after a while.
create index session_ended_at on identity.session (ended_at) where ended_at is not null;
