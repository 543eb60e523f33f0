import { type Kysely, sql, type Transaction } from "kysely";
import type { Json } from "#kit/core/fields/field-changes.ts";
import type { ProposalState } from "../../contract/proposal-state.ts";

export type Proposal = {
  readonly id: string;
  readonly kind: string;
  readonly subject: string;
  readonly payload: Json;
  readonly reason: string | null;
  readonly proposer: { readonly id: string; readonly name: string };
  readonly proposedAt: Date;
  readonly state: ProposalState;
  readonly deciderName: string | null;
  readonly decidedAt: Date | null;
  readonly decisionReason: string | null;
};

export type NewProposal = Pick<Proposal, "id" | "kind" | "subject" | "payload" | "reason" | "proposer"> & {
  readonly at: Date;
  readonly key: string | null;
};

const columns = sql.raw(`id, kind, subject, payload, reason,
  jsonb_build_object('id', proposed_by, 'name', proposer_name) as proposer, proposed_at as "proposedAt", state,
  decider_name as "deciderName", decided_at as "decidedAt", decision_reason as "decisionReason"`);

/** Adds a proposal; false when its proposer has sent this key before. */
export async function insertProposal(trx: Transaction<unknown>, one: NewProposal): Promise<boolean> {
  const { numAffectedRows } = await sql`
    insert into approvals.proposal
      (id, kind, subject, payload, reason, proposed_by, proposer_name, proposed_at, save_key)
    values (${one.id}, ${one.kind}, ${one.subject}, ${JSON.stringify(one.payload)}::jsonb, ${one.reason},
      ${one.proposer.id}, ${one.proposer.name}, ${one.at}, ${one.key})
    on conflict (proposed_by, save_key) where save_key is not null do nothing`.execute(trx);
  return Number(numAffectedRows ?? 0) === 1;
}

/** The proposal a person has made with a key; null when there is none. */
export async function proposalOfKey(db: Kysely<unknown>, proposer: string, key: string): Promise<Proposal | null> {
  const { rows } = await sql<Proposal>`
    select ${columns} from approvals.proposal where proposed_by = ${proposer} and save_key = ${key}`.execute(db);
  return rows[0] ?? null;
}

/** The oldest proposal of a kind that waits for a decision about this subject. */
export async function waitingProposal(db: Kysely<unknown>, kind: string, subject: string): Promise<Proposal | null> {
  const { rows } = await sql<Proposal>`
    select ${columns} from approvals.proposal
    where subject = ${subject} and kind = ${kind} and state = 'waiting' order by proposed_at limit 1`.execute(db);
  return rows[0] ?? null;
}

/** A proposal, locked until the transaction ends: of two decisions the second sees the first. */
export async function lockProposal(trx: Transaction<unknown>, id: string): Promise<Proposal | null> {
  const { rows } = await sql<Proposal>`
    select ${columns} from approvals.proposal where id = ${id} for update`.execute(trx);
  return rows[0] ?? null;
}

export type Decision = {
  readonly state: Exclude<ProposalState, "waiting">;
  readonly by: { readonly id: string; readonly name: string };
  readonly at: Date;
  readonly reason?: string | null;
};

/** Writes a decision about a locked proposal that waits. */
export async function decideProposal(
  trx: Transaction<unknown>,
  id: string,
  { state, by, at, reason = null }: Decision,
): Promise<void> {
  const { numAffectedRows } = await sql`
    update approvals.proposal set state = ${state}, decided_by = ${by.id}, decider_name = ${by.name},
      decided_at = ${at}, decision_reason = ${reason}
    where id = ${id} and state = 'waiting'`.execute(trx);
  if (Number(numAffectedRows ?? 0) !== 1) throw new Error("a proposal was decided while it was locked");
}

export type ProposalFilter = {
  /** Kinds the reader may see; their own proposals are always among them. */
  readonly kinds: readonly string[];
  readonly reader: string;
  readonly decided: boolean;
  readonly kind: string | null;
  readonly subject: string | null;
};

/** Those that wait the oldest first, those decided the newest first, with their number. */
export async function listProposals(
  db: Kysely<unknown>,
  { kinds, reader, decided, kind, subject }: ProposalFilter,
  { offset, limit }: { readonly offset: number; readonly limit: number },
): Promise<{ readonly proposals: readonly Proposal[]; readonly total: number }> {
  const where = sql`
    ${decided ? sql`state <> 'waiting'` : sql`state = 'waiting'`}
    and (kind = any(${kinds}::text[]) or proposed_by = ${reader})
    and (${kind}::text is null or kind = ${kind}) and (${subject}::text is null or subject = ${subject})`;
  const order = decided ? sql`decided_at desc, id` : sql`proposed_at, id`;
  const { rows } = await sql<Proposal>`
    select ${columns} from approvals.proposal where ${where} order by ${order}
    limit ${limit} offset ${offset}`.execute(db);
  const { rows: counted } = await sql<{ total: number }>`
    select count(*)::int as total from approvals.proposal where ${where}`.execute(db);
  return { proposals: rows, total: counted[0]?.total ?? 0 };
}

/** How many proposals of each of these kinds wait, except those the reader proposed. */
export async function countWaiting(
  db: Kysely<unknown>,
  kinds: readonly string[],
  reader: string,
): Promise<readonly { readonly kind: string; readonly count: number }[]> {
  const { rows } = await sql<{ kind: string; count: number }>`
    select kind, count(*)::int as count from approvals.proposal
    where state = 'waiting' and kind = any(${kinds}::text[]) and proposed_by <> ${reader}
    group by kind order by kind`.execute(db);
  return rows;
}
