import * as v from "valibot";
import { staffQuery } from "#modules/staff/server/index.ts";
import { planStates } from "../../contract/price-plan/price-plan-state.ts";
import type { CatalogueAdminDeps } from "../catalogue-admin-deps.ts";
import { findPricePlans, pricePlanSorts } from "../store/price-plan-list.ts";

const pageSize = 50;

const input = v.object({
  input: v.object({
    search: v.nullish(v.pipe(v.string(), v.trim(), v.maxLength(80)), ""),
    states: v.nullish(v.pipe(v.array(v.picklist(planStates)), v.maxLength(10)), []),
    sort: v.nullish(v.picklist(pricePlanSorts), "CHANGED"),
    isDescending: v.nullish(v.boolean(), true),
    page: v.nullish(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(2_000)), 1),
  }),
});

/** Price plans of every state, sorted by the last change by default. */
export const adminPricePlans = (deps: CatalogueAdminDeps) =>
  staffQuery(deps, {
    permission: "catalogue.read",
    input,
    async run(_context, _staff, { input: { page, sort, isDescending, ...filter } }) {
      const at = deps.clock.now();
      const window = { offset: (page - 1) * pageSize, limit: pageSize, sort, isDescending, at };
      const { plans, total } = await findPricePlans(deps.database.kysely, filter, window);
      return {
        plans: plans.map(({ updatedAt, ...row }) => ({ ...row, updatedAt: updatedAt.toISOString() })),
        total,
        page,
        pageSize,
      };
    },
  });
