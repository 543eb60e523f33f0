import { staffQuery } from "#modules/staff/server/index.ts";
import type { ApprovalsDeps } from "../approvals-deps.ts";
import { countWaiting } from "../store/proposals.ts";

/** How many proposals wait for the caller's decision, by kind. */
export const adminWaitingProposals = (deps: ApprovalsDeps) =>
  staffQuery(deps, {
    permission: null,
    async run(_context, staff) {
      const held = staff.permissions;
      const kinds = deps.kinds.filter(({ approve }) => held.includes(approve)).map(({ name }) => name);
      return kinds.length === 0 ? [] : countWaiting(deps.database.kysely, kinds, staff.id);
    },
  });
