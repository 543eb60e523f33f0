-- When the reader of the mailbox said themselves that they want the letters; until then it gets the one that asks, and no other.
-- Who was on the list before keeps their place: each had a letter with a link that ends it.
alter table newsletter.subscription add column confirmed_at timestamptz;
update newsletter.subscription set confirmed_at = subscribed_at;
