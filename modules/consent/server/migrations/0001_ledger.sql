create schema consent;

-- Who agreed to what, when, where, and in which words. Rows are only ever added: the newest of a subject and a purpose counts.
create table consent.entry (
  id bigint generated always as identity primary key,
  -- member:…, guest:… or email:<keyed hash>. An address is never readable here, so that this proof can outlive a person's data.
  subject text not null check (subject ~ '^(member|guest|email):.+$'),
  purpose text not null check (
    purpose in ('terms', 'dataProtection', 'marketingEmail', 'marketingWhatsApp', 'clubDataSharing', 'cookies')
  ),
  text_version text not null,
  language text not null,
  -- False when it was refused or withdrawn.
  given boolean not null,
  form text not null,
  -- Keyed hash of the network address; null when it is not known.
  address_hash text,
  recorded_at timestamptz not null
);

create index entry_newest on consent.entry (subject, purpose, id desc);

create function consent.refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'the consent ledger only grows: % is not allowed', lower(tg_op);
end
$$;

create trigger entry_is_kept before update or delete on consent.entry
  for each row execute function consent.refuse_change();
create trigger entries_are_kept before truncate on consent.entry
  for each statement execute function consent.refuse_change();
