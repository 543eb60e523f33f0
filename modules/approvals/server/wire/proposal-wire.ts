import type { StaffMember } from "#modules/staff/server/index.ts";
import type { ProposalDescription } from "../proposal-kind.ts";
import type { Proposal } from "../store/proposals.ts";

type Reader = { readonly staff: Pick<StaffMember, "id">; readonly mayApprove: boolean };

export function proposalOnWire(
  proposal: Proposal,
  { title, path, isOutdated, changes }: ProposalDescription,
  { staff, mayApprove }: Reader,
) {
  const isMine = proposal.proposer.id === staff.id;
  const waits = proposal.state === "waiting";
  return {
    id: proposal.id,
    kind: proposal.kind,
    subject: proposal.subject,
    title,
    path,
    changes: changes.map((change) => ({
      path: change.path,
      before: change.before ?? null,
      after: change.after ?? null,
    })),
    reason: proposal.reason,
    proposedBy: proposal.proposer.name,
    proposedAt: proposal.proposedAt.toISOString(),
    state: proposal.state,
    isOutdated: waits && isOutdated,
    decidedBy: proposal.deciderName,
    decidedAt: proposal.decidedAt?.toISOString() ?? null,
    decisionReason: proposal.decisionReason,
    isMine,
    canDecide: waits && mayApprove && !isMine,
  };
}
