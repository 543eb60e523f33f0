import type { Transaction } from "kysely";
import type { Ids } from "#kit/core/ids.ts";
import { writeAudit } from "#modules/staff/server/index.ts";
import { insertProposal, type NewProposal, proposalOfKey } from "./store/proposals.ts";

/** Adds a proposal with its audit line. A key that was sent before answers with the proposal it made. */
export async function propose(
  trx: Transaction<unknown>,
  { ids }: { readonly ids: Ids },
  proposal: Omit<NewProposal, "id">,
): Promise<string> {
  const id = ids.uuid();
  const { kind, subject, proposer, at, key, reason } = proposal;
  if (await insertProposal(trx, { ...proposal, id })) {
    const detail = { kind, proposal: id, ...(reason === null ? {} : { reason }) };
    await writeAudit(trx, { staff: proposer, action: "proposal.add", subject, detail }, at);
    return id;
  }
  const earlier = key === null ? null : await proposalOfKey(trx, proposer.id, key);
  if (!earlier) throw new Error("a proposal conflicts with none");
  return earlier.id;
}
