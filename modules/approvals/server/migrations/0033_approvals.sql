create schema approvals;

-- What somebody may only propose. It is done when a second person approves it.
create table approvals.proposal (
  id uuid primary key,
  -- The name of a registered kind: price, refund.
  kind text not null,
  -- As in the audit: product:LKH1, return:RT….
  subject text not null,
  -- What approving does, in the words of the kind.
  payload jsonb not null,
  reason text,
  -- No references: what somebody proposed or decided outlives their account.
  proposed_by uuid not null,
  proposer_name text not null,
  proposed_at timestamptz not null,
  -- A repeated press sends the same key and proposes nothing twice.
  save_key uuid,
  state text not null default 'waiting'
    check (state in ('waiting', 'approved', 'refused', 'withdrawn', 'outdated')),
  decided_by uuid,
  decider_name text,
  decided_at timestamptz,
  decision_reason text,
  check ((state = 'waiting') = (decided_at is null)),
  -- Whatever an operation forgets to ask: a proposal is never decided by its own proposer.
  constraint decided_by_a_second_person check (state not in ('approved', 'refused') or decided_by <> proposed_by),
  constraint withdrawn_by_its_proposer check (state <> 'withdrawn' or decided_by = proposed_by)
);
create unique index proposal_of_key on approvals.proposal (proposed_by, save_key) where save_key is not null;
create index waiting_proposals on approvals.proposal (proposed_at) where state = 'waiting';
create index decided_proposals on approvals.proposal (decided_at desc) where state <> 'waiting';
create index proposals_of_subject on approvals.proposal (subject, proposed_at desc);
