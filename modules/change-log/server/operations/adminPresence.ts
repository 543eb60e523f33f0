import * as v from "valibot";
import { ok } from "#kit/core/result.ts";
import { lastChangeOf } from "#kit/postgres/records/journal.ts";
import { staffAction } from "#modules/staff/server/index.ts";
import { presenceSchema } from "../../contract/record-forms.ts";
import { auditLook } from "../audit-look.ts";
import type { ChangeLogDeps } from "../change-log-deps.ts";
import { readableRecord } from "../registered-record.ts";
import { othersPresent, recordPresence, removePresence } from "../store/presence.ts";

/**
 * An open editor reports every few seconds, and is answered who else is there and what was saved since its version. The browser sends
 * it by itself, so it neither prolongs the session nor leaves an audit line.
 */
export const adminPresence = (deps: ChangeLogDeps) =>
  staffAction(deps, {
    action: "record.presence",
    permission: null,
    isBackground: true,
    input: v.object({ input: presenceSchema }),
    before: (staff, { input: record }) => auditLook(deps, staff, record),
    async run(trx, staff, { input: { type: name, id, editorId, version, isEditing, leaves } }, context) {
      const { type, editable } = readableRecord(deps.records, name, staff, context);
      if (leaves) {
        await removePresence(trx, editorId, staff.id);
        return ok({ value: { others: [], record: null }, subject: null });
      }
      await recordPresence(trx, { editorId, type: name, id, staff, isEditing });
      const others = await othersPresent(trx, { type: name, id, staffId: staff.id });
      // The version first: a state that is newer than its version is read again with the next report, an older one never.
      const last = await lastChangeOf(trx, name, id);
      const state = last && last.version > version ? (await type.read(trx, [id])).get(id) : undefined;
      const record =
        last && state
          ? { version: last.version, state, updatedBy: last.by, updatedAt: last.at.toISOString(), editable }
          : null;
      return ok({ value: { others, record }, subject: null });
    },
    failures: {},
  });
