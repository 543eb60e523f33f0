import * as v from "valibot";
import { fail, ok } from "#kit/core/result.ts";
import { staffAction } from "#modules/staff/server/index.ts";
import { withdrawProposalSchema } from "../../contract/proposal-forms.ts";
import type { ApprovalsDeps } from "../approvals-deps.ts";
import { decided, type Undecidable, undecidable } from "../decide.ts";
import { decideProposal, lockProposal } from "../store/proposals.ts";

const input = v.object({ input: withdrawProposalSchema });
type Refusal = Exclude<Undecidable, { readonly code: "OWN_PROPOSAL" }>;

/** Takes back what the caller proposed. Proposals of others do not exist here. */
export const adminWithdrawProposal = (deps: ApprovalsDeps) =>
  staffAction<v.InferOutput<typeof input>, { id: string; state: "withdrawn" }, Refusal>(deps, {
    action: "proposal.withdraw",
    permission: null,
    input,
    async run(trx, staff, { input: { id } }) {
      const proposal = await lockProposal(trx, id);
      if (proposal?.proposer.id !== staff.id) return fail({ code: "NOT_FOUND" });
      if (proposal.state !== "waiting") return fail(decided(proposal));
      const by = { id: staff.id, name: staff.name };
      await decideProposal(trx, id, { state: "withdrawn", by, at: deps.clock.now() });
      const detail = { kind: proposal.kind, proposal: id };
      return ok({ value: { id, state: "withdrawn" }, subject: proposal.subject, detail });
    },
    failures: undecidable,
    message: { "en-US": "Withdrawn.", "id-ID": "Ditarik kembali.", "vi-VN": "Đã rút lại.", "zh-CN": "已撤回。" },
  });
