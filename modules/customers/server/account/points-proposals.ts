import type { Texts } from "#kit/core/locale.ts";
import { fail, ok } from "#kit/core/result.ts";
import type { Proposal, ProposalKind } from "#modules/approvals/server/index.ts";
import { adjustPoints, linkedMembers } from "#modules/loyalty/server/index.ts";
import { customerSubjects } from "../customer-subjects.ts";
import type { CustomersDeps } from "../customers-deps.ts";

/** The name of the kind of proposal. */
export const pointsKind = "points";

/** The payload of a proposal: what would be added or, below zero, taken. */
export type ProposedPoints = { readonly code: string; readonly points: number; readonly reason: string };

export const pointsIn = ({ payload }: Proposal) => payload as unknown as ProposedPoints;

const deleted: Texts = {
  "en-US": "Deleted account",
  "id-ID": "Akun yang dihapus",
  "vi-VN": "Tài khoản đã xóa",
  "zh-CN": "已删除的账户",
};

/** Adjustments of points over the cap. Approved, they are made as any other, in the name of both people. */
export const pointsProposals = (deps: Pick<CustomersDeps, "ids" | "clock">): ProposalKind => ({
  name: pointsKind,
  read: "customers.read",
  approve: "points.approve",
  async describe(trx, proposals, { locale }) {
    const linked = await linkedMembers(
      trx,
      proposals.map((one) => pointsIn(one).code),
    );
    return new Map(
      proposals.map((proposal) => {
        const { code, points } = pointsIn(proposal);
        const description = {
          // Deleting an account empties its code.
          title: code || deleted[locale],
          path: code ? `/admin/customers/${code}` : "/admin/customers",
          isOutdated: !linked.has(code),
          changes: [{ path: "points", after: points }],
        };
        return [proposal.id, description] as const;
      }),
    );
  },
  async execute(trx, proposal, { approver }) {
    const { code, points, reason } = pointsIn(proposal);
    const people = { staffName: proposal.proposer.name, approverName: approver.name };
    const done = await adjustPoints(trx, deps, { userCode: code, points, reason, key: proposal.id, ...people }, null);
    return done.ok ? ok({ points, customer: customerSubjects([code])[0] }) : fail({ code: "OUTDATED", by: null });
  },
});
