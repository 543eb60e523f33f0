-- Reads the table for the checks of the file before, in a transaction of its own: members may go on reading and writing meanwhile.
alter table club.journal_transaction validate constraint journal_transaction_kind_check;
alter table club.journal_transaction validate constraint journal_transaction_check;
