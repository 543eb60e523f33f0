-- Texts of messages that a merchant has changed. The id is template, channel and language, as in `orderChanged.sent:EMAIL:id-ID`.
-- A text that is missing is the shipped one.
create table notification.message_text (
  id text primary key check (id ~ '^[A-Za-z]+(\.[A-Za-z]+)?:(EMAIL|SMS|WHATSAPP):[a-z]{2}-[A-Z]{2}$'),
  texts jsonb not null check (jsonb_typeof(texts) = 'object' and texts <> '{}')
);

-- Raised by every save. A process reads it with each message it sends, and the texts again when it has changed.
create table notification.message_text_version (
  is_only boolean primary key default true check (is_only),
  version bigint not null
);
insert into notification.message_text_version (version) values (1);
