import * as v from "valibot";
import { diffFields, type RecordState } from "#kit/core/fields/field-changes.ts";
import { fail, ok } from "#kit/core/result.ts";
import { stateAt } from "#kit/postgres/records/earlier-state.ts";
import { lockVersions } from "#kit/postgres/records/journal.ts";
import { saveRecords } from "#kit/postgres/records/save-records.ts";
import { staffAction } from "#modules/staff/server/index.ts";
import { type MediaDetails, mediaDetailsSchema } from "../../contract/media-forms.ts";
import type { MediaDeps } from "../media-deps.ts";
import { changedBy, mediaNotFound } from "../media-failures.ts";
import { mediaRecord } from "../media-record.ts";
import { itemById } from "../store/find-items.ts";
import { type ItemOnWire, itemOnWire } from "../wire/media-wire.ts";

type NotUpdated = { readonly code: "NOT_FOUND" } | { readonly code: "OUTDATED"; readonly by: string };

const input = v.object({ input: mediaDetailsSchema });

/** Changes the texts of a file. Fields that others have saved since and this form did not change are preserved. */
export const adminUpdateMedia = (deps: MediaDeps) =>
  staffAction<v.InferOutput<typeof input>, ItemOnWire, NotUpdated>(deps, {
    action: "media.update",
    permission: "media.edit",
    input,
    async run(trx, staff, { input: form }, { locale }) {
      const { id, version } = form;
      const record = mediaRecord(deps.usage);
      await lockVersions(trx, record.name, [id]);
      if (!(await itemById(trx, id))) return fail({ code: "NOT_FOUND" });
      // The state the form was loaded with: only fields that differ from it count as changed.
      const base = await stateAt(trx, record, id, version);
      const edit = { id, version, changes: diffFields(base, filledIn(base, form)) };
      const why = { at: deps.clock.now(), actor: { id: staff.id, name: staff.name }, action: "save" };
      const saved = await saveRecords(trx, record, [edit], why);
      if (!saved.ok && saved.error.code === "OUTDATED") {
        return fail({ code: "OUTDATED", by: saved.error.records[0]?.conflicts[0]?.theirs.by ?? "" });
      }
      const item = await itemById(trx, id);
      if (!saved.ok || !item) throw new Error(`media ${id} was not saved`);
      const uses = await deps.usage(trx, [item.path], locale);
      return ok({ value: itemOnWire(item, uses.length), subject: `media:${id}`, detail: { name: item.name } });
    },
    failures: { NOT_FOUND: mediaNotFound, OUTDATED: changedBy },
    message: { "en-US": "Saved.", "id-ID": "Tersimpan.", "vi-VN": "Đã lưu.", "zh-CN": "已保存。" },
  });

/** The state with the form's fields; empty ones are absent. */
function filledIn(base: RecordState, { name, alt, focus, tags }: MediaDetails): RecordState {
  const { alt: _alt, focus: _focus, tags: _tags, ...rest } = base;
  const texts = Object.fromEntries(alt.filter(({ text }) => text !== "").map(({ locale, text }) => [locale, text]));
  return {
    ...rest,
    name,
    ...(Object.keys(texts).length > 0 ? { alt: texts } : {}),
    ...(focus ? { focus: [focus.x, focus.y] } : {}),
    ...(tags.length > 0 ? { tags } : {}),
  };
}
