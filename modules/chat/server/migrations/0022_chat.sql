create schema chat;

-- One conversation of one shopper with the shop's staff.
create table chat.conversation (
  id uuid primary key,
  -- 'guest:<guest id>' or 'member:<user code>'
  owner text not null unique,
  -- The language the shopper used last; notices about answers are written in it.
  locale text not null,
  -- Which consent text was agreed to before the first message was stored, and when.
  consent_version text not null,
  consented_at timestamptz not null,
  -- Where a guest is answered after they have left. Members are reached by their account.
  contact_channel text check (contact_channel in ('EMAIL', 'WHATSAPP')),
  contact text,
  created_at timestamptz not null,
  last_at timestamptz not null,
  last_number integer not null default 0 check (last_number >= 0),
  -- The newest message the shopper has seen.
  read_number integer not null default 0 check (read_number >= 0),
  -- The newest answer that was sent by e-mail or WhatsApp.
  notified_number integer not null default 0 check (notified_number >= 0),
  -- When the oldest message came that staff have not answered; null when none waits.
  waiting_since timestamptz,
  check ((contact_channel is null) = (contact is null))
);
create index chat_inbox on chat.conversation (waiting_since, last_at desc);
create index chat_last_at on chat.conversation (last_at);

create table chat.message (
  conversation_id uuid not null references chat.conversation on delete cascade,
  number integer not null check (number >= 1),
  author text not null check (author in ('shopper', 'staff')),
  -- Who of the staff.
  staff_name text check ((staff_name is null) = (author = 'shopper')),
  body text not null check (char_length(body) between 1 and 1000),
  -- Chosen by the sender before the first attempt: the same message is stored once.
  key uuid not null,
  at timestamptz not null,
  primary key (conversation_id, number),
  unique (conversation_id, key)
);
