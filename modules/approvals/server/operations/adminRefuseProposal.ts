import * as v from "valibot";
import { ok } from "#kit/core/result.ts";
import { staffAction } from "#modules/staff/server/index.ts";
import { refuseProposalSchema } from "../../contract/proposal-forms.ts";
import type { ApprovalsDeps } from "../approvals-deps.ts";
import { lockForDecision, type Undecidable, undecidable } from "../decide.ts";
import { decideProposal } from "../store/proposals.ts";

const input = v.object({ input: refuseProposalSchema });

/** Refuses another person's proposal, with the reason its proposer reads. */
export const adminRefuseProposal = (deps: ApprovalsDeps) =>
  staffAction<v.InferOutput<typeof input>, { id: string; state: "refused" }, Undecidable>(deps, {
    action: "proposal.refuse",
    permission: null,
    input,
    async run(trx, staff, { input: { id, reason } }, context) {
      const locked = await lockForDecision(trx, deps, { id, staff, context });
      if (!locked.ok) return locked;
      const { proposal, kind } = locked.value;
      const by = { id: staff.id, name: staff.name };
      await decideProposal(trx, id, { state: "refused", by, at: deps.clock.now(), reason });
      const detail = { kind: kind.name, proposal: id, proposedBy: proposal.proposer.name, reason };
      return ok({ value: { id, state: "refused" }, subject: proposal.subject, detail });
    },
    failures: undecidable,
    message: { "en-US": "Refused.", "id-ID": "Ditolak.", "vi-VN": "Đã từ chối.", "zh-CN": "已拒绝。" },
  });
