import * as v from "valibot";
import type { RecordState } from "#kit/core/fields/field-changes.ts";
import { staffQuery } from "#modules/staff/server/index.ts";
import { normalisePromotion } from "../../contract/record/normalise-promotion.ts";
import { isPromotionState } from "../../contract/record/promotion-form.ts";
import type { PromotionAdminDeps } from "../promotion-admin-deps.ts";
import { findOverLimits, isOver } from "../record/promotion-approval.ts";

const input = v.object({ input: v.object({ state: v.record(v.string(), v.unknown()) }) });

/** What about the promotion as typed the caller may only propose. Null when there is nothing, or the state cannot be read. */
export const adminPromotionApproval = (deps: PromotionAdminDeps) =>
  staffQuery(deps, {
    permission: "promotions.read",
    input,
    async run(_context, staff, { input: { state: typed } }) {
      if (staff.permissions.includes("prices.approve")) return null;
      const state = normalisePromotion(typed as RecordState);
      if (!isPromotionState(state)) return null;
      const over = await findOverLimits(deps.database.kysely, state, deps.limits);
      return isOver(over) ? over : null;
    },
  });
