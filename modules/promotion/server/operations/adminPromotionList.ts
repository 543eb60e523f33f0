import * as v from "valibot";
import { staffQuery } from "#modules/staff/server/index.ts";
import { promotionFilterFields } from "../../contract/record/promotion-list-query.ts";
import type { PromotionAdminDeps } from "../promotion-admin-deps.ts";
import { findPromotionPage } from "../store/promotion-list.ts";

const pageSize = 50;

const input = v.object({
  input: v.object({
    ...promotionFilterFields,
    sort: v.nullish(v.picklist(["changed", "begins", "ends", "name", "code"]), "changed"),
    isDescending: v.nullish(v.boolean(), true),
    page: v.nullish(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(10_000)), 1),
  }),
});

/** Promotions of every state, sorted by the last change by default. */
export const adminPromotionList = (deps: PromotionAdminDeps) =>
  staffQuery(deps, {
    permission: "promotions.read",
    input,
    async run({ locale }, _staff, { input: { page, sort, isDescending, ...filter } }) {
      const window = { offset: (page - 1) * pageSize, limit: pageSize };
      const found = await findPromotionPage(deps.database.kysely, filter, {
        ...window,
        sort,
        isDescending,
        locale,
        at: deps.clock.now(),
      });
      return {
        ...found,
        promotions: found.promotions.map(({ beginsAt, endsAt, updatedAt, ...row }) => ({
          ...row,
          beginsAt: beginsAt?.toISOString() ?? null,
          endsAt: endsAt?.toISOString() ?? null,
          updatedAt: updatedAt.toISOString(),
        })),
        page,
        pageSize,
      };
    },
  });
