import * as v from "valibot";
import { staffQuery } from "#modules/staff/server/index.ts";
import { settlementFields } from "../../contract/settlement-fields.ts";
import { demandAllStores } from "../reach.ts";
import type { SettlementsDeps } from "../settlements-deps.ts";
import { countResults } from "../store/entries.ts";
import { fileById } from "../store/files.ts";
import { fileOnWire } from "../wire/settlement-wire.ts";

const input = v.object({ id: v.pipe(v.string(), v.uuid()) });

/** One settlement file with its columns and the number of its rows by result; null when there is none. */
export const adminSettlement = (deps: SettlementsDeps) =>
  staffQuery(deps, {
    permission: "settlements.reconcile",
    input,
    async run(context, staff, { id }) {
      demandAllStores(staff, context);
      const db = deps.database.kysely;
      const [file, results] = await Promise.all([fileById(db, id), countResults(db, id)]);
      if (!file) return null;
      const format = deps.formats.find(({ name }) => name === file.format);
      return {
        ...fileOnWire(file),
        header: file.header,
        columns: settlementFields.map((field) => ({ field, header: file.mapping[field] ?? null })),
        gateways: deps.gateways,
        suggestedGateway: file.gateway ?? format?.gateway ?? null,
        results,
      };
    },
  });
