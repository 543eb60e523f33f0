-- What was once in the shop stays as it was: consents refer to versions of the legal pages by the moment they were given.
create function content.refuse_published_change() returns trigger language plpgsql as $$
begin
  raise exception 'version % of % was published: % is not allowed', old.version, old.path, lower(tg_op);
end
$$;

create trigger published_version_is_kept before update or delete on content.page_version
  for each row when (old.published_at is not null) execute function content.refuse_published_change();
