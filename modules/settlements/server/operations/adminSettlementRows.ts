import * as v from "valibot";
import { staffQuery } from "#modules/staff/server/index.ts";
import { settlementFilterSchema } from "../../contract/settlement-forms.ts";
import { settlementPageSize } from "../../contract/settlement-results.ts";
import { missedBefore } from "../missed-before.ts";
import { demandAllStores } from "../reach.ts";
import type { SettlementsDeps } from "../settlements-deps.ts";
import { findEntries } from "../store/entries.ts";

/** Rows of settlement files, and payments that no file has. */
export const adminSettlementRows = (deps: SettlementsDeps) =>
  staffQuery(deps, {
    permission: "settlements.reconcile",
    input: v.object({ input: settlementFilterSchema }),
    async run(context, staff, { input: { page, ...asked } }) {
      demandAllStores(staff, context);
      const found = await findEntries(
        deps.database.kysely,
        { ...asked, missedBefore: missedBefore(deps.clock.now()) },
        { offset: (page - 1) * settlementPageSize, limit: settlementPageSize },
      );
      return { ...found, page, pageSize: settlementPageSize, gateways: deps.gateways };
    },
  });
