import type { Invariant } from "#kit/postgres/invariants.ts";

/** Invariants of the club's points that constraints on single rows cannot express. */
export const clubInvariants: readonly Invariant[] = [
  {
    name: "the entries of every movement of points sum to zero",
    broken: `
      select transaction.id from club.journal_transaction as transaction
      left join club.journal_entry as entry on entry.transaction_id = transaction.id
      group by transaction.id having coalesce(sum(entry.amount), 1) <> 0`,
  },
  {
    name: "a member's balance is what the journal says, and never below zero",
    broken: `
      select account.member_id as id from club.account
      left join (
        select transaction.member_id,
          sum(amount) filter (where book = 'available') as available, sum(amount) filter (where book = 'held') as held
        from club.journal_entry as entry
        join club.journal_transaction as transaction on transaction.id = entry.transaction_id
        group by transaction.member_id
      ) as journal on journal.member_id = account.member_id
      where account.available <> coalesce(journal.available, 0) or account.held <> coalesce(journal.held, 0)
        or account.available < 0 or account.held < 0`,
  },
  {
    name: "points set aside are those of the open holds",
    broken: `
      select account.member_id as id from club.account
      where account.held <> (
        select coalesce(sum(points), 0) from club.hold
        where hold.member_id = account.member_id and hold.state = 'held')`,
  },
  {
    name: "a hold gives back no more than it spent, and the journal says the same",
    broken: `
      select hold.id from club.hold
      where hold.given_back <> (
        select coalesce(sum(points), 0) from club.journal_transaction as transaction
        where transaction.hold_id = hold.id and transaction.kind = 'giveBack')`,
  },
  {
    name: "every movement tells the balance after it",
    broken: `
      select summed.id from (
        select transaction.id, transaction.balance,
          sum(coalesce(entry.amount, 0)) over (partition by transaction.member_id order by transaction.id) as counted
        from club.journal_transaction as transaction
        left join club.journal_entry as entry on entry.transaction_id = transaction.id and entry.book = 'available'
      ) as summed where summed.balance <> summed.counted`,
  },
  {
    name: "the bonus for linking was given at most once to a member",
    broken: `
      select member_id as id from club.journal_transaction
      where kind = 'bonus' and reference = 'link' group by member_id having count(*) > 1`,
  },
];
