-- What only the owner of tables and indexes may do after a rebuild, for an application whose role owns nothing (ADR 0076).
-- Words that were added wait in a list that every search reads through; and the planner chooses by its statistics.
create function search.finish_rebuild() returns void
language plpgsql security definer set search_path = pg_catalog as $$
begin
  perform gin_clean_pending_list('search.document_words');
  analyze search.document, search.word, search.phrase;
end
$$;
