-- Bank accounts that are still kept, by when they may go.
create index return_accounts_kept on returns.return_order (ended_at) where account_sealed is not null;
