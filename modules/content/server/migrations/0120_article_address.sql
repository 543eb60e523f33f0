-- An article's address may differ from its code and change later; without one the code is the address.
alter table content.article add column address text check (address ~ '^[a-z0-9]+(-[a-z0-9]+)*$');
create unique index article_address on content.article (coalesce(address, code));
