-- Reads all promotions without a lock on writers, after the lock of the file before is released.
alter table promotion.activity validate constraint rule_of_kind;
