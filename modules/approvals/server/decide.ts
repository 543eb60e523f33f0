import type { Transaction } from "kysely";
import type { Texts } from "#kit/core/locale.ts";
import { fail, ok, type Result } from "#kit/core/result.ts";
import type { RequestContext } from "#kit/graphql/context.ts";
import type { FailureTexts } from "#kit/graphql/operation.ts";
import { demandPermission, isKeyOf, type StaffMember } from "#modules/staff/server/index.ts";
import type { ProposalState } from "../contract/proposal-state.ts";
import type { ApprovalsDeps } from "./approvals-deps.ts";
import type { ProposalKind } from "./proposal-kind.ts";
import { lockProposal, type Proposal } from "./store/proposals.ts";

export type Undecidable =
  | { readonly code: "NOT_FOUND" }
  | { readonly code: "OWN_PROPOSAL" }
  | { readonly code: "DECIDED"; readonly state: ProposalState; readonly by: string };

/** A proposal that waits for a decision of this person, locked. Its own proposer never decides, in any role. */
export async function lockForDecision(
  trx: Transaction<unknown>,
  { kinds }: Pick<ApprovalsDeps, "kinds">,
  { id, staff, context }: { readonly id: string; readonly staff: StaffMember; readonly context: RequestContext },
): Promise<Result<{ readonly proposal: Proposal; readonly kind: ProposalKind }, Undecidable>> {
  const proposal = await lockProposal(trx, id);
  const kind = kinds.find(({ name }) => name === proposal?.kind);
  if (!proposal || !kind) return fail({ code: "NOT_FOUND" });
  demandPermission(staff, context, kind.approve);
  // What the reader may not know of, such as a return of another store, does not exist for them.
  const described = await kind.describe(trx, [proposal], { staff, locale: context.locale });
  if (!described.has(proposal.id)) return fail({ code: "NOT_FOUND" });
  const { id: proposer } = proposal.proposer;
  // Who made an API key may hold its secret: what it proposes counts as theirs.
  if (proposer === staff.id || (await isKeyOf(trx, proposer, staff.id))) return fail({ code: "OWN_PROPOSAL" });
  if (proposal.state !== "waiting") return fail(decided(proposal));
  return ok({ proposal, kind });
}

export const decided = ({ state, deciderName }: Proposal) =>
  ({ code: "DECIDED", state, by: deciderName ?? "" }) as const;

const states: Readonly<Record<ProposalState, Texts>> = {
  waiting: { "en-US": "waiting", "id-ID": "menunggu", "vi-VN": "đang chờ", "zh-CN": "待处理" },
  approved: { "en-US": "approved", "id-ID": "disetujui", "vi-VN": "đã duyệt", "zh-CN": "已批准" },
  refused: { "en-US": "refused", "id-ID": "ditolak", "vi-VN": "đã từ chối", "zh-CN": "已拒绝" },
  withdrawn: { "en-US": "withdrawn", "id-ID": "ditarik kembali", "vi-VN": "đã rút lại", "zh-CN": "已撤回" },
  outdated: { "en-US": "outdated", "id-ID": "kedaluwarsa", "vi-VN": "không còn hiệu lực", "zh-CN": "已过时" },
};

export const undecidable: FailureTexts<Undecidable> = {
  NOT_FOUND: {
    "en-US": "This proposal does not exist.",
    "id-ID": "Usulan ini tidak ada.",
    "vi-VN": "Đề xuất này không tồn tại.",
    "zh-CN": "该提议不存在。",
  },
  OWN_PROPOSAL: {
    "en-US": "You proposed this yourself: somebody else has to decide.",
    "id-ID": "Anda sendiri yang mengusulkan ini: orang lain yang harus memutuskan.",
    "vi-VN": "Chính bạn đã đề xuất điều này: người khác phải quyết định.",
    "zh-CN": "这是您自己的提议，须由其他人决定。",
  },
  DECIDED: ({ state, by }) => ({
    "en-US": `This is ${states[state]["en-US"]} already (${by}).`,
    "id-ID": `Ini sudah ${states[state]["id-ID"]} (${by}).`,
    "vi-VN": `Đề xuất này ${states[state]["vi-VN"]} (${by}).`,
    "zh-CN": `该提议${states[state]["zh-CN"]}（${by}）。`,
  }),
};
