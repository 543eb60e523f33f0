import * as v from "valibot";
import { fail, ok } from "#kit/core/result.ts";
import { editToRestore } from "#kit/postgres/records/earlier-state.ts";
import { saveRecords } from "#kit/postgres/records/save-records.ts";
import { staffAction } from "#modules/staff/server/index.ts";
import { restoreRecordSchema } from "../../contract/record-forms.ts";
import { auditLook } from "../audit-look.ts";
import type { ChangeLogDeps } from "../change-log-deps.ts";
import { editableRecord } from "../registered-record.ts";
import {
  explainRefusal,
  type SavedValue,
  type SaveFailure,
  savedValue,
  saveFailures,
  saveReply,
} from "../save-reply.ts";

const input = v.object({ input: restoreRecordSchema });

/** Brings a record back to an earlier state, as one more change. */
export const adminRestoreRecord = (deps: ChangeLogDeps) =>
  staffAction<v.InferOutput<typeof input>, SavedValue, SaveFailure, ReturnType<typeof saveReply>>(deps, {
    action: "record.restore",
    permission: null,
    input,
    before: (staff, { input: record }) => auditLook(deps, staff, record),
    async run(trx, staff, { input: { type: name, id, version, to, reason } }, context) {
      const editable = editableRecord(deps.records, name, staff, context);
      if (!editable) return fail({ code: "NOT_FOUND" });
      const { type } = editable;
      const edit = await editToRestore(trx, type, { id, version, to });
      const why = { at: deps.clock.now(), actor: { id: staff.id, name: staff.name }, reason: reason || null };
      const saved = await saveRecords(trx, type, [edit], { ...why, action: "restore" });
      if (!saved.ok) return fail(await explainRefusal(trx, { type, id }, saved.error, context.locale));
      const { entryId } = saved.value;
      const detail = { entryId, to, ...(reason ? { reason } : {}) };
      return ok({ value: savedValue(saved.value), subject: entryId === null ? null : `${type.name}:${id}`, detail });
    },
    failures: saveFailures,
    message: { "en-US": "Restored.", "id-ID": "Dipulihkan.", "vi-VN": "Đã khôi phục.", "zh-CN": "已恢复。" },
    wire: saveReply,
  });
