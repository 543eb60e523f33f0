import type { ShopModule } from "#kit/graphql/shop-module.ts";
import type { ApprovalsDeps } from "./approvals-deps.ts";
import { adminApproveProposal } from "./operations/adminApproveProposal.ts";
import { adminProposals } from "./operations/adminProposals.ts";
import { adminRefuseProposal } from "./operations/adminRefuseProposal.ts";
import { adminWaitingProposals } from "./operations/adminWaitingProposals.ts";
import { adminWithdrawProposal } from "./operations/adminWithdrawProposal.ts";

export { approvalsMigrations } from "./migration-source.ts";
export type { ProposalKind } from "./proposal-kind.ts";
export { propose } from "./propose.ts";
export { collectProposals, forgetProposals } from "./store/member-data.ts";
export { type Proposal, proposalOfKey, waitingProposal } from "./store/proposals.ts";

export function approvalsAdminModule(deps: ApprovalsDeps): ShopModule {
  return {
    name: "approvals",
    schema: new URL("./admin.graphql", import.meta.url),
    resolvers: {
      Query: { adminProposals: adminProposals(deps), adminWaitingProposals: adminWaitingProposals(deps) },
      Mutation: {
        adminApproveProposal: adminApproveProposal(deps),
        adminRefuseProposal: adminRefuseProposal(deps),
        adminWithdrawProposal: adminWithdrawProposal(deps),
      },
    },
  };
}
