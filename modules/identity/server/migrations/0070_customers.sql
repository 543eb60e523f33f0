-- What staff keep about a member, and members that came from another system. Their number and address are not proved yet:
-- the first sign-in by a code, or by the link in an e-mail, proves them.
alter table identity.member
  add column locale text check (locale in ('en-US', 'id-ID', 'vi-VN', 'zh-CN')),
  add column note text not null default '' check (length(note) <= 2000),
  add column imported_at timestamptz;

-- The mailbox a link went to: using the link proves it. Null for a token that a code gave.
alter table identity.password_reset add column email text;

create function identity.name_words(name text) returns text[] language sql immutable parallel safe as $$
  select array_remove(regexp_split_to_array(lower(name), '[[:space:][:punct:]]+'), '')
$$;

-- All words of a text, each the beginning of a word of a name, or a whole one.
create function identity.name_query(sought text, whole boolean) returns tsquery language sql immutable parallel safe as $$
  select string_agg(quote_literal(word) || case when whole then '' else ':*' end, ' & ')::tsquery
  from unnest(identity.name_words(sought)) as word
$$;

create index members_by_name_word on identity.member
  using gin (array_to_tsvector(identity.name_words(first_name || ' ' || last_name)));
create index members_by_name on identity.member (lower(first_name || ' ' || last_name), user_code);
create index members_by_age on identity.member (created_at, user_code);
