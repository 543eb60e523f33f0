import * as v from "valibot";
import { stateAt } from "#kit/postgres/records/earlier-state.ts";
import { inTransaction } from "#kit/postgres/transaction.ts";
import { staffQuery } from "#modules/staff/server/index.ts";
import { recordIdSchema, recordTypeSchema, versionSchema } from "../../contract/record-forms.ts";
import { auditLook } from "../audit-look.ts";
import type { ChangeLogDeps } from "../change-log-deps.ts";
import { readableRecord } from "../registered-record.ts";

/** A record as it was at an earlier version; null when it did not exist then. */
export const adminRecordAt = (deps: ChangeLogDeps) =>
  staffQuery(deps, {
    permission: null,
    input: v.object({ type: recordTypeSchema, id: recordIdSchema, version: versionSchema }),
    async run(context, staff, { type: name, id, version }) {
      const { type } = readableRecord(deps.records, name, staff, context);
      await auditLook(deps, staff, { type: name, id });
      return inTransaction(
        deps.database,
        async (trx) => {
          const state = await stateAt(trx, type, id, version);
          return Object.keys(state).length === 0 ? null : { version, state };
        },
        { isolation: "repeatable read" },
      );
    },
  });
