-- Refunds are counted over all orders of a purchase (D-87).
alter table orders.placed_order
  -- What went back when it was closed is in refunded_amount. False: it was closed without money to refund, or by an older
  -- program, and then nothing of its total is owed any more.
  add refund_noted boolean not null default false;

-- What goes back for a request and why: expected while it is open, given once it is approved.
alter table orders.cancel_request add refund jsonb;
