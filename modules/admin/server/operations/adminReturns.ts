import * as v from "valibot";
import { asCalendarDay } from "#kit/core/jakarta-day.ts";
import { codeInput } from "#kit/graphql/code-input.ts";
import { returnStatuses } from "#modules/order/contract/return-status.ts";
import { returnStatusCodes } from "#modules/order/contract/wire/return-status-codes.ts";
import { findReturns } from "#modules/returns/server/index.ts";
import { staffQuery } from "#modules/staff/server/index.ts";
import { adminPageSize } from "../../contract/admin-actions.ts";
import type { AdminDeps } from "../admin-deps.ts";
import { returnRowsOnWire } from "../wire/return-wire.ts";

const day = v.pipe(
  v.string(),
  v.maxLength(10),
  v.check((text) => text.length === 10 && asCalendarDay(text) !== null),
);

const input = v.object({
  statuses: v.nullish(v.pipe(v.array(codeInput(returnStatusCodes)), v.maxLength(10))),
  counted: v.nullish(v.object({ from: day, until: day, reason: v.nullish(v.pipe(v.string(), v.maxLength(40))) })),
  page: v.nullish(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(10_000))),
});

/** Returns within reach, the longest waiting first. */
export const adminReturns = (deps: AdminDeps) =>
  staffQuery(deps, {
    permission: "returns.read",
    input,
    async run({ locale }, staff, { statuses, counted, page }) {
      const filter = {
        ...{ statuses: statuses ?? returnStatuses, storeCode: staff.storeCode },
        counted: counted ? { ...counted, reason: counted.reason ?? null } : null,
      };
      const window = { offset: ((page ?? 1) - 1) * adminPageSize, limit: adminPageSize };
      const { returns, total } = await findReturns(deps.database.kysely, filter, window);
      return {
        returns: await returnRowsOnWire(deps, returns, { staff, locale }),
        total,
        page: page ?? 1,
        pageSize: adminPageSize,
      };
    },
  });
