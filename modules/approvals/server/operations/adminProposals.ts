import * as v from "valibot";
import { inTransaction } from "#kit/postgres/transaction.ts";
import { staffQuery } from "#modules/staff/server/index.ts";
import { proposalListSchema, proposalPageSize } from "../../contract/proposal-forms.ts";
import type { ApprovalsDeps } from "../approvals-deps.ts";
import type { ProposalDescription } from "../proposal-kind.ts";
import { listProposals } from "../store/proposals.ts";
import { proposalOnWire } from "../wire/proposal-wire.ts";

/** Proposals of the kinds the caller may see, and their own. */
export const adminProposals = (deps: ApprovalsDeps) =>
  staffQuery(deps, {
    permission: null,
    input: v.object({ input: proposalListSchema }),
    run({ locale }, staff, { input: { decided, kind = null, subject = null, page } }) {
      const held = staff.permissions;
      const kinds = deps.kinds.filter(({ read }) => held.includes(read)).map(({ name }) => name);
      const filter = { kinds, reader: staff.id, decided, kind, subject };
      const window = { offset: (page - 1) * proposalPageSize, limit: proposalPageSize };
      return inTransaction(deps.database, async (trx) => {
        const { proposals, total } = await listProposals(trx, filter, window);
        const described = new Map<string, ProposalDescription>();
        for (const one of deps.kinds) {
          const own = proposals.filter((proposal) => proposal.kind === one.name);
          if (own.length === 0) continue;
          for (const entry of await one.describe(trx, own, { staff, locale })) described.set(...entry);
        }
        const approvable = new Set(deps.kinds.filter(({ approve }) => held.includes(approve)).map(({ name }) => name));
        return {
          proposals: proposals.flatMap((proposal) => {
            const description = described.get(proposal.id);
            const mayApprove = approvable.has(proposal.kind);
            return description ? [proposalOnWire(proposal, description, { staff, mayApprove })] : [];
          }),
          total,
          page,
          pageSize: proposalPageSize,
        };
      });
    },
  });
