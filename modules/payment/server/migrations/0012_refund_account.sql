-- The bank account a refund is sent to when no gateway can send it: sealed, and its last digits to be shown. On the payment: the
-- account its shopper gave for refunds to come. On the refund: the one it is sent to.
alter table payment.payment add column account_sealed text;
alter table payment.payment add column account_shown text;
alter table payment.payment add constraint account_sealed_and_shown
  check ((account_sealed is null) = (account_shown is null));
-- The bank took the money back after the hold: the goods may have left, but no refund of it may be sent.
alter table payment.payment add column reversed_at timestamptz;

alter table payment.refund add column account_sealed text;
alter table payment.refund add column account_shown text;
alter table payment.refund add constraint account_sealed_and_shown
  check ((account_sealed is null) = (account_shown is null));
-- Why the bank did not take a transfer to this account; the shopper reads it and gives another one.
alter table payment.refund add column account_problem text;
alter table payment.refund add column sent_by_hand boolean not null default false;

-- 'withdrawn': the bank took the payment back before the refund was sent.
alter table payment.refund drop constraint refund_state_check;
alter table payment.refund add constraint refund_state_check
  check (state in ('requested', 'done', 'manual', 'review', 'declined', 'withdrawn'));
-- The back office's list of refunds: those that wait, and those sent by hand lately.
create index refunds_to_handle on payment.refund (requested_at, id) where state in ('manual', 'review');
create index refunds_sent_by_hand on payment.refund (done_at desc) where state = 'done' and sent_by_hand;
