-- Points the club's service adds or takes by hand: `credit` runs out like earned points, `debit` does not exceed what may be
-- spent. Neither counts for the tier. The checks are added without reading the table; the next file validates them.
alter table club.journal_transaction
  drop constraint journal_transaction_kind_check,
  drop constraint journal_transaction_check,
  add constraint journal_transaction_kind_check check (kind in
    ('earn', 'bonus', 'hold', 'release', 'spend', 'giveBack', 'takeBack', 'expire', 'credit', 'debit')) not valid,
  add constraint journal_transaction_check
    check ((kind in ('earn', 'bonus', 'giveBack', 'credit')) = (expires_at is not null)) not valid;
