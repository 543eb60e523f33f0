import * as v from "valibot";
import { lastChangeOf } from "#kit/postgres/records/journal.ts";
import { inTransaction } from "#kit/postgres/transaction.ts";
import { staffQuery } from "#modules/staff/server/index.ts";
import { recordIdSchema, recordTypeSchema } from "../../contract/record-forms.ts";
import { auditLook } from "../audit-look.ts";
import type { ChangeLogDeps } from "../change-log-deps.ts";
import { readableRecord } from "../registered-record.ts";

/** A record with its version. Both come from one snapshot: a version newer than the state would hide another save. */
export const adminRecord = (deps: ChangeLogDeps) =>
  staffQuery(deps, {
    permission: null,
    input: v.object({ type: recordTypeSchema, id: recordIdSchema }),
    async run(context, staff, { type: name, id }) {
      const { type, editable } = readableRecord(deps.records, name, staff, context);
      await auditLook(deps, staff, { type: name, id });
      return inTransaction(
        deps.database,
        async (trx) => {
          const state = (await type.read(trx, [id])).get(id);
          if (!state) return null;
          const last = await lastChangeOf(trx, type.name, id);
          return {
            version: last?.version ?? 0,
            state,
            updatedBy: last?.by ?? null,
            updatedAt: last?.at.toISOString() ?? null,
            editable,
          };
        },
        { isolation: "repeatable read" },
      );
    },
  });
