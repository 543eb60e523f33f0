import * as v from "valibot";
import { diffFields } from "#kit/core/fields/field-changes.ts";
import { fail, ok } from "#kit/core/result.ts";
import { lockVersions } from "#kit/postgres/records/journal.ts";
import { saveRecords } from "#kit/postgres/records/save-records.ts";
import { staffAction } from "#modules/staff/server/index.ts";
import type { MediaDeps } from "../media-deps.ts";
import { mediaNotFound, usedBy } from "../media-failures.ts";
import { mediaRecord } from "../media-record.ts";

type NotDeleted = { readonly code: "NOT_FOUND" } | { readonly code: "USED"; readonly names: string };

const input = v.object({ input: v.object({ id: v.pipe(v.string(), v.maxLength(40)) }) });

/** Deletes an item from the library. Its file stays in the storage for a while, so that the deletion can be undone. */
export const adminDeleteMedia = (deps: MediaDeps) =>
  staffAction<v.InferOutput<typeof input>, { id: string }, NotDeleted>(deps, {
    action: "media.delete",
    permission: "media.edit",
    input,
    async run(trx, staff, { input: { id } }, { locale }) {
      const record = mediaRecord(deps.usage, locale);
      const version = (await lockVersions(trx, record.name, [id])).get(id) ?? 0;
      const state = (await record.read(trx, [id])).get(id);
      if (!state) return fail({ code: "NOT_FOUND" });
      const why = { at: deps.clock.now(), actor: { id: staff.id, name: staff.name }, action: "delete" };
      const saved = await saveRecords(trx, record, [{ id, version, changes: diffFields(state, {}) }], why);
      if (saved.ok) return ok({ value: { id }, subject: `media:${id}`, detail: { name: state.name } });
      if (saved.error.code !== "INVALID_FIELDS") throw new Error(`media ${id} was locked and changed`);
      return fail({ code: "USED", names: saved.error.problems[0]?.detail ?? "" });
    },
    failures: { NOT_FOUND: mediaNotFound, USED: usedBy },
    message: { "en-US": "Deleted.", "id-ID": "Dihapus.", "vi-VN": "Đã xoá.", "zh-CN": "已删除。" },
  });
