import type { Invariant } from "#kit/postgres/invariants.ts";

/** Conditions across the rows of payments, which no constraint of a single row can check. */
export const paymentInvariants: readonly Invariant[] = [
  {
    name: "every paid payment has the one attempt whose money came",
    broken: `
      select reference as id from payment.payment
      where status in ('paid', 'refunded') and not exists (
        select from payment.attempt
        where attempt.id = payment.paid_by and attempt.reference = payment.reference and attempt.state = 'paid')`,
  },
  {
    name: "money that came twice is on its way back",
    broken: `
      select attempt.id::text as id from payment.attempt join payment.payment using (reference)
      where attempt.state = 'paid' and attempt.id is distinct from payment.paid_by and not exists (
        select from payment.refund where refund.attempt_id = attempt.id)`,
  },
  {
    name: "no payment has given back more than came",
    broken: `
      select reference as id from payment.payment
      where refunded > amount or refunded <> coalesce((
        select sum(refund.amount) from payment.refund
        where refund.reference = payment.reference and refund.attempt_id = payment.paid_by and refund.state = 'done'), 0)`,
  },
  {
    name: "no attempt waits long after its time",
    broken: `
      select id::text as id from payment.attempt
      where state in ('opening', 'open') and expires_at < now() - interval '60 seconds'`,
  },
  {
    name: "no webhook is unprocessed for a minute",
    broken: `
      select id::text as id from payment.notice
      where processed_at is null and received_at < now() - interval '60 seconds'`,
  },
];
