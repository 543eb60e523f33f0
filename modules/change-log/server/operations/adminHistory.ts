import * as v from "valibot";
import { historyOf } from "#kit/postgres/records/journal.ts";
import { staffQuery } from "#modules/staff/server/index.ts";
import { historyPage, recordIdSchema, recordTypeSchema, versionSchema } from "../../contract/record-forms.ts";
import { auditLook } from "../audit-look.ts";
import type { ChangeLogDeps } from "../change-log-deps.ts";
import { readableRecord } from "../registered-record.ts";

/** Who changed what in a record, the newest first. */
export const adminHistory = (deps: ChangeLogDeps) =>
  staffQuery(deps, {
    permission: null,
    input: v.object({ type: recordTypeSchema, id: recordIdSchema, before: v.nullish(versionSchema) }),
    async run(context, staff, { type: name, id, before = null }) {
      const { type, editable } = readableRecord(deps.records, name, staff, context);
      await auditLook(deps, staff, { type: name, id });
      // One row more than a page shows whether there is another.
      const input = { type: type.name, id, before, limit: historyPage + 1 };
      const found = await historyOf(deps.database.kysely, input);
      const entries = found.slice(0, historyPage);
      return {
        entries: entries.map((entry) => ({ ...entry, at: entry.at.toISOString() })),
        next: found.length > historyPage ? (entries.at(-1)?.version ?? null) : null,
        editable,
      };
    },
  });
