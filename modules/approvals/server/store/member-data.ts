import { type Kysely, sql, type Transaction } from "kysely";

/** What was proposed about a person, for the file they may download. */
export async function collectProposals(db: Kysely<unknown>, subject: string): Promise<unknown> {
  const { rows } = await sql`
    select kind, payload, reason, proposed_at as "proposedAt", state, decision_reason as "decisionReason"
    from approvals.proposal where subject = ${subject} order by proposed_at, id`.execute(db);
  return rows;
}

/**
 * Anonymises proposals about a person who is deleted: numbers of the payload stay, its texts are emptied. What waits becomes outdated without a
 * decider: only its proposer withdraws a proposal.
 */
export async function forgetProposals(trx: Transaction<unknown>, subject: string, at: Date): Promise<void> {
  await sql`
    update approvals.proposal set
      subject = split_part(subject, ':', 1) || ':',
      payload = (select coalesce(jsonb_object_agg(key, case jsonb_typeof(value)
          when 'number' then value when 'boolean' then value when 'string' then '""' else 'null' end), '{}')
        from jsonb_each(payload)),
      reason = null,
      decision_reason = null,
      state = case state when 'waiting' then 'outdated' else state end,
      decided_at = case state when 'waiting' then ${at}::timestamptz else decided_at end
    where subject = ${subject}`.execute(trx);
}
