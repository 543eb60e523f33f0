import type { Transaction } from "kysely";
import type { Json } from "#kit/core/fields/field-changes.ts";
import type { Texts } from "#kit/core/locale.ts";
import { fail, ok } from "#kit/core/result.ts";
import { type Proposal, type ProposalKind, propose, waitingProposal } from "#modules/approvals/server/index.ts";
import { isOneOf, orderByCode, readOrders } from "#modules/order/server/index.ts";
import { refundReturn, returnByCode, returnsByCode } from "#modules/returns/server/index.ts";
import type { StaffMember } from "#modules/staff/server/index.ts";
import type { AdminDeps } from "../admin-deps.ts";
import { isWithinReach } from "./reach.ts";
import { refundFailures } from "./refund-failures.ts";

const kind = "refund";

/** The payload of a proposal: what would go back. */
type ProposedRefund = { readonly returnCode: string; readonly money: number; readonly note: string | null };

const refundOf = ({ payload }: Proposal) => payload as unknown as ProposedRefund;

/** Proposes the refund of a return, once while one waits. The return is locked by the caller. */
export async function proposeRefund(
  trx: Transaction<unknown>,
  deps: Pick<AdminDeps, "ids" | "clock">,
  staff: StaffMember,
  refund: ProposedRefund,
): Promise<void> {
  const subject = `return:${refund.returnCode}`;
  if (await waitingProposal(trx, kind, subject)) return;
  await propose(trx, deps, {
    kind,
    subject,
    payload: refund as unknown as Json,
    reason: refund.note,
    proposer: { id: staff.id, name: staff.name },
    key: null,
    at: deps.clock.now(),
  });
}

/** Refunds of returns over the limit. Approved, they are refunded as any other, in the name of both people. */
export const refundProposals = (deps: AdminDeps): ProposalKind => ({
  name: kind,
  read: "returns.read",
  approve: "refunds.approve",
  async describe(trx, proposals, { staff }) {
    const returns = await returnsByCode(
      trx,
      proposals.map((one) => refundOf(one).returnCode),
    );
    const orders = await readOrders(trx, isOneOf([...returns.values()].map(({ orderCode }) => orderCode)));
    const orderOf = new Map(orders.map((order) => [order.code, order]));
    return new Map(
      proposals.flatMap((proposal) => {
        const { returnCode, money } = refundOf(proposal);
        const back = returns.get(returnCode);
        const order = back && orderOf.get(back.orderCode);
        if (!back || !order || !isWithinReach(staff, order)) return [];
        const description = {
          title: returnCode,
          path: `/admin/returns/${returnCode}`,
          isOutdated: back.status !== "received",
          changes: [{ path: "money", after: money }],
        };
        return [[proposal.id, description] as const];
      }),
    );
  },
  async execute(trx, proposal, { approver }) {
    const { returnCode, money, note } = refundOf(proposal);
    const back = await returnByCode(trx, returnCode);
    const order = back && (await orderByCode(trx, back.orderCode));
    if (!back || !order || !isWithinReach(approver, order)) return fail({ code: "NOT_FOUND" });
    const done = await refundReturn(trx, deps.returns, {
      returnCode,
      staffName: `${proposal.proposer.name}, ${approver.name}`,
      most: money,
      ...(note ? { note } : {}),
    });
    if (done.ok) return ok({ money });
    const { error } = done;
    if (error.code === "ACTION_NOT_ALLOWED" || error.code === "OVER_LIMIT") return fail({ code: "OUTDATED", by: null });
    if (error.code === "NOT_FOUND") return fail(error);
    return fail({ code: "REFUSED", texts: refundFailures[error.code] satisfies Texts });
  },
});
