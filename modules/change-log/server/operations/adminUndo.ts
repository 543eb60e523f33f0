import * as v from "valibot";
import type { Texts } from "#kit/core/locale.ts";
import { fail, ok } from "#kit/core/result.ts";
import type { FailureTexts, InvalidInput } from "#kit/graphql/operation.ts";
import type { StandardReply } from "#kit/graphql/standard-reply.ts";
import { typesOfEntry } from "#kit/postgres/records/journal.ts";
import type { RecordType } from "#kit/postgres/records/record-type.ts";
import { type NotUndone, undoEntry } from "#kit/postgres/records/undo-entry.ts";
import { staffAction } from "#modules/staff/server/index.ts";
import { undoSchema } from "../../contract/record-forms.ts";
import type { ChangeLogDeps } from "../change-log-deps.ts";
import { editableRecord, notFound } from "../registered-record.ts";
import { invalidFields, wireProblems } from "../save-reply.ts";

const input = v.object({ input: undoSchema });

/** Takes back everything one journal entry changed. Needs the permission of every kind of record in it. */
export const adminUndo = (deps: ChangeLogDeps) =>
  staffAction<v.InferOutput<typeof input>, Undone, Refusal, ReturnType<typeof undoReply>>(deps, {
    action: "record.undo",
    permission: null,
    input,
    async run(trx, staff, { input: { entryId, reason } }, context) {
      const types = new Map<string, RecordType>();
      for (const name of await typesOfEntry(trx, entryId)) {
        const editable = editableRecord(deps.records, name, staff, context);
        if (!editable) return fail({ code: "NOT_FOUND" });
        types.set(name, editable.type);
      }
      const why = { at: deps.clock.now(), actor: { id: staff.id, name: staff.name }, reason: reason || null };
      const undone = await undoEntry(trx, types, entryId, why);
      if (undone.ok) {
        const { ids } = undone.value;
        const [type = ""] = types.keys();
        const subject = `${type}:${ids[0] ?? ""}`;
        const detail = { entryId: undone.value.entryId, undoes: entryId, records: ids.length };
        return ok({ value: { entryId: undone.value.entryId, records: ids.length }, subject, detail });
      }
      if (undone.error.code !== "INVALID_FIELDS") return fail(undone.error);
      // Problems of several kinds of records have the messages of the first that defines them.
      const problems = undone.error.problems.map((one) => {
        const type = [...types.values()].find(({ problemTexts }) => problemTexts && one.problem in problemTexts);
        return wireProblems(type ?? (types.values().next().value as RecordType), [one], context.locale)[0];
      });
      return fail({ code: "INVALID_FIELDS", problems: problems.filter((one) => one !== undefined) });
    },
    failures,
    message: { "en-US": "Undone.", "id-ID": "Dibatalkan.", "vi-VN": "Đã hoàn tác.", "zh-CN": "已撤销。" },
    wire: undoReply,
  });

type Undone = { readonly entryId: number; readonly records: number };
type Refusal =
  | Exclude<NotUndone, { readonly code: "INVALID_FIELDS" }>
  | { readonly code: "INVALID_FIELDS"; readonly problems: ReturnType<typeof wireProblems> };

function undoReply({ data, ...reply }: StandardReply<Undone>, error: Refusal | InvalidInput | null) {
  const fields = error?.code === "CHANGED_SINCE" ? error.fields : [];
  return {
    ...reply,
    entryId: data?.entryId ?? null,
    records: data?.records ?? 0,
    problems: error?.code === "INVALID_FIELDS" ? error.problems : [],
    changed: fields.slice(0, 50).map((field) => ({ ...field, at: field.at?.toISOString() ?? null })),
  };
}

const undoneAlready: Texts = {
  "en-US": "This was undone already.",
  "id-ID": "Perubahan ini sudah dibatalkan.",
  "vi-VN": "Thay đổi này đã được hoàn tác.",
  "zh-CN": "此更改已撤销。",
};

const changedSince: Texts = {
  "en-US": "Cannot be undone: these fields were changed again since.",
  "id-ID": "Tidak dapat dibatalkan: kolom ini sudah diubah lagi.",
  "vi-VN": "Không thể hoàn tác: các trường này đã được thay đổi sau đó.",
  "zh-CN": "无法撤销：这些字段此后又被修改。",
};

const failures: FailureTexts<Refusal> = {
  NOT_FOUND: notFound,
  UNDONE_ALREADY: undoneAlready,
  CHANGED_SINCE: changedSince,
  INVALID_FIELDS: invalidFields,
};
