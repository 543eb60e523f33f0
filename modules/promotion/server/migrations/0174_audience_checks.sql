-- Reads all promotions without a lock on writers. A file of its own: the lock of the file before, which added the checks, is released by now.
alter table promotion.activity validate constraint activity_audience_check;
alter table promotion.activity validate constraint audience_of_kind;
