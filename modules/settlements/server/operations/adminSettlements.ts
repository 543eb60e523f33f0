import * as v from "valibot";
import { staffQuery } from "#modules/staff/server/index.ts";
import { settlementPageSize } from "../../contract/settlement-results.ts";
import { demandAllStores } from "../reach.ts";
import type { SettlementsDeps } from "../settlements-deps.ts";
import { listFiles } from "../store/files.ts";
import { fileOnWire } from "../wire/settlement-wire.ts";

const input = v.object({ page: v.nullish(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(10_000)), 1) });

/** Settlement files, the newest first. */
export const adminSettlements = (deps: SettlementsDeps) =>
  staffQuery(deps, {
    permission: "settlements.reconcile",
    input,
    async run(context, staff, { page }) {
      demandAllStores(staff, context);
      const { rows, total } = await listFiles(deps.database.kysely, {
        offset: (page - 1) * settlementPageSize,
        limit: settlementPageSize,
      });
      return {
        rows: rows.map(({ differences, open, ...file }) => ({ ...fileOnWire(file), differences, open })),
        ...{ total, page, pageSize: settlementPageSize },
      };
    },
  });
