import * as v from "valibot";
import { fail, ok } from "#kit/core/result.ts";
import { staffAction } from "#modules/staff/server/index.ts";
import { saveRecordSchema } from "../../contract/record-forms.ts";
import { auditLook } from "../audit-look.ts";
import type { ChangeLogDeps } from "../change-log-deps.ts";
import { editableRecord } from "../registered-record.ts";
import { saveOrPropose } from "../save-or-propose.ts";
import {
  explainRefusal,
  type SavedValue,
  type SaveFailure,
  savedText,
  savedValue,
  saveFailures,
  saveReply,
  wireProblems,
} from "../save-reply.ts";

const input = v.object({ input: saveRecordSchema });

/**
 * Saves the changed fields of a record, merged with what others have saved since its version was read. Fields the caller may only
 * propose become a proposal; the others are saved.
 */
export const adminSaveRecord = (deps: ChangeLogDeps) =>
  staffAction<v.InferOutput<typeof input>, SavedValue, SaveFailure, ReturnType<typeof saveReply>>(deps, {
    action: "record.save",
    permission: null,
    input,
    before: (staff, { input: record }) => auditLook(deps, staff, record),
    async run(trx, staff, { input: { type: name, id, version, create, changes, reason, key } }, context) {
      const editable = editableRecord(deps.records, name, staff, context);
      if (!editable) return fail({ code: "NOT_FOUND" });
      const { type } = editable;
      if (id === "") {
        const problems = [{ id, path: "", problem: "code" }];
        return fail({ code: "INVALID_FIELDS", problems: wireProblems(type, problems, context.locale) });
      }
      const guarded = changes.filter(({ path }) => type.guarded?.includes(path.split("/", 1)[0] ?? ""));
      if (guarded.length > 0) {
        const problems = guarded.map(({ path }) => ({ id, path, problem: "guarded" }));
        return fail({ code: "INVALID_FIELDS", problems: wireProblems(type, problems, context.locale) });
      }
      const edit = {
        id,
        version,
        changes: changes.map(({ path, value }) =>
          value === null || value === undefined ? { path } : { path, after: value },
        ),
        expects: create ? ("new" as const) : ("existing" as const),
      };
      const actor = { id: staff.id, name: staff.name };
      const why = {
        at: deps.clock.now(),
        actor,
        action: create ? "create" : "save",
        reason: reason || null,
        key: key ?? null,
      };
      const saved = await saveOrPropose(trx, deps, editable, edit, why);
      if (!saved.ok) return fail(await explainRefusal(trx, { type, id }, saved.error, context.locale));
      const { entryId, repeated } = saved.value;
      const isNew = entryId !== null && !repeated;
      return ok({
        value: { ...savedValue(saved.value), waiting: saved.value.waiting },
        subject: isNew ? `${type.name}:${id}` : null,
        detail: { entryId, fields: changes.slice(0, 20).map(({ path }) => path), ...(reason ? { reason } : {}) },
      });
    },
    failures: saveFailures,
    message: savedText,
    wire: saveReply,
  });
