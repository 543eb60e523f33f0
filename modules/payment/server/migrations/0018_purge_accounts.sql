-- Bank accounts that are still kept, by when they may go.
create index refund_accounts_kept on payment.refund (done_at) where account_sealed is not null;
create index payment_accounts_kept on payment.payment (created_at) where account_sealed is not null;
