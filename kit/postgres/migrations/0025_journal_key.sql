-- The key a screen sends with a save: the same key again finds the entry it made, and saves nothing.
alter table kit.journal_entry add column save_key uuid;
create unique index entry_of_key on kit.journal_entry (save_key) where save_key is not null;
