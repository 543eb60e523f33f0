import type { Invariant } from "#kit/postgres/invariants.ts";

/** Conditions across receipts and closed days. */
export const cashInvariants: readonly Invariant[] = [
  {
    name: "a closed day expects what its receipts say",
    broken: `
      select store_code || ' ' || day as id from cash.closing
      where state = 'closed' and (expected, orders) <> (
        select coalesce(sum(amount), 0)::bigint, count(*)::int from cash.receipt
        where receipt.store_code = closing.store_code and closed_day = closing.day)`,
  },
  {
    name: "the counted pieces of a closed day are its counted cash",
    broken: `
      select store_code || ' ' || day as id from cash.closing
      where counted <> (select coalesce(sum(key::bigint * value::bigint), 0) from jsonb_each_text(pieces))`,
  },
  {
    name: "no receipt belongs to a day that is not closed",
    broken: `
      select order_code as id from cash.receipt
      where closed_day is not null and not exists (
        select from cash.closing
        where closing.store_code = receipt.store_code and day = closed_day and state = 'closed')`,
  },
];
