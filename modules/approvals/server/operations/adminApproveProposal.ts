import * as v from "valibot";
import type { Texts } from "#kit/core/locale.ts";
import { fail, ok } from "#kit/core/result.ts";
import type { FailureTexts } from "#kit/graphql/operation.ts";
import { failed, type StandardReply } from "#kit/graphql/standard-reply.ts";
import { staffAction } from "#modules/staff/server/index.ts";
import { approveProposalSchema } from "../../contract/proposal-forms.ts";
import type { ApprovalsDeps } from "../approvals-deps.ts";
import { lockForDecision, type Undecidable, undecidable } from "../decide.ts";
import { decideProposal } from "../store/proposals.ts";

const input = v.object({ input: approveProposalSchema });

type Done = { readonly id: string; readonly state: "approved" } | Outdated;
type Outdated = { readonly id: string; readonly state: "outdated"; readonly by: string | null };
type Refusal = Undecidable | { readonly code: "REFUSED"; readonly texts: Texts };

const failures: FailureTexts<Refusal> = { ...undecidable, REFUSED: ({ texts }) => texts };

/** Executes another person's proposal once in one transaction with the decision. */
export const adminApproveProposal = (deps: ApprovalsDeps) =>
  staffAction<v.InferOutput<typeof input>, Done, Refusal, StandardReply<Done>>(deps, {
    action: "proposal.approve",
    permission: null,
    input,
    async run(trx, staff, { input: { id } }, context) {
      const locked = await lockForDecision(trx, deps, { id, staff, context });
      if (!locked.ok) return locked;
      const { proposal, kind } = locked.value;
      const at = deps.clock.now();
      const by = { id: staff.id, name: staff.name };
      const executed = await kind.execute(trx, proposal, { approver: staff, at });
      const about = { kind: kind.name, proposal: id, proposedBy: proposal.proposer.name };
      if (executed.ok) {
        await decideProposal(trx, id, { state: "approved", by, at });
        const detail = { ...about, ...executed.value };
        return ok({ value: { id, state: "approved" }, subject: proposal.subject, detail });
      }
      if (executed.error.code !== "OUTDATED") return fail(executed.error);
      // Not a failure of the transaction: the state `outdated` is stored and prevents another try.
      await decideProposal(trx, id, { state: "outdated", by, at });
      const value = { id, state: "outdated", by: executed.error.by } as const;
      return ok({ value, subject: proposal.subject, detail: { ...about, outdated: true } });
    },
    failures,
    message: { "en-US": "Approved.", "id-ID": "Disetujui.", "vi-VN": "Đã duyệt.", "zh-CN": "已批准。" },
    wire: (reply, _error, { locale }) =>
      reply.data?.state === "outdated" ? failed("OUTDATED", outdated(reply.data.by)[locale], deps.clock.now()) : reply,
  });

const outdated = (by: string | null): Texts => ({
  "en-US": `Not done: ${by ?? "somebody"} has changed this since it was proposed. If it is still wanted, it has to be proposed again.`,
  "id-ID": `Tidak dijalankan: ${by ?? "seseorang"} sudah mengubah ini setelah diusulkan. Jika masih perlu, usulkan lagi.`,
  "vi-VN": `Chưa thực hiện: ${by ?? "ai đó"} đã thay đổi mục này sau khi có đề xuất. Nếu vẫn cần, hãy đề xuất lại.`,
  "zh-CN": `未执行：提议之后${by ?? "有人"}已修改此项。如仍需要，请重新提议。`,
});
