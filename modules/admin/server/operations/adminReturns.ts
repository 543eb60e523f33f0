import * as v from "valibot";
import { codeInput } from "#kit/graphql/code-input.ts";
import { returnStatuses } from "#modules/order/contract/return-status.ts";
import { returnStatusCodes } from "#modules/order/contract/wire/return-status-codes.ts";
import { findReturns } from "#modules/returns/server/index.ts";
import { staffQuery } from "#modules/staff/server/index.ts";
import { adminPageSize } from "../../contract/admin-actions.ts";
import type { AdminDeps } from "../admin-deps.ts";
import { returnRowsOnWire } from "../wire/return-wire.ts";

const input = v.object({
  statuses: v.nullish(v.pipe(v.array(codeInput(returnStatusCodes)), v.maxLength(10))),
  page: v.nullish(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(10_000))),
});

/** Returns within reach, the longest waiting first. */
export const adminReturns = (deps: AdminDeps) =>
  staffQuery(deps, {
    permission: "returns.read",
    input,
    async run({ locale }, staff, { statuses, page }) {
      const filter = { statuses: statuses ?? returnStatuses, storeCode: staff.storeCode };
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
