-- Reads the journal without a lock on writers. A file of its own: the lock of the file before, which added the checks, is released by now.
alter table club.journal_transaction validate constraint journal_transaction_kind_check;
alter table club.journal_transaction validate constraint journal_transaction_check;
