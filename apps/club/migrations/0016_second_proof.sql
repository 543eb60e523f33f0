-- A code to the phone alone resets neither a password nor a PIN: a code to the member's mailbox follows.
alter table club.code drop constraint code_purpose_check;
alter table club.code add constraint code_purpose_check
  check (purpose in ('password', 'pin', 'passwordEmail', 'pinEmail'));
alter table club.code drop constraint code_channel_check;
alter table club.code add constraint code_channel_check check (channel in ('WHATSAPP', 'SMS', 'EMAIL'));

-- Members without a mailbox: the first of two codes to the phone that have to be a day apart.
create table club.reset_wait (
  member_id text primary key references club.member on delete cascade,
  asked_at timestamptz not null
);
