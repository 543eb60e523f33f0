-- What a member wants to hear from the shop, and by which way. Nobody is on a list before they said so: no row means no.
create table newsletter.preference (
  -- No reference: members belong to a room this one does not know.
  user_code text primary key,
  by_email boolean not null default false,
  by_whatsapp boolean not null default false,
  -- Counts while the member has no mailbox of their own; with one, the mailbox's subscription does.
  news boolean not null default false,
  updated_at timestamptz not null
);
