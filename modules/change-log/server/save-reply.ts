import type { Transaction } from "kysely";
import { type Json, type RecordState, valueAt } from "#kit/core/fields/field-changes.ts";
import type { Locale, Texts } from "#kit/core/locale.ts";
import type { RequestContext } from "#kit/graphql/context.ts";
import type { FailureTexts, InvalidInput } from "#kit/graphql/operation.ts";
import type { StandardReply } from "#kit/graphql/standard-reply.ts";
import type { FieldProblem, RecordType } from "#kit/postgres/records/record-type.ts";
import type { InvalidFields, Outdated, Saved } from "#kit/postgres/records/save-records.ts";
import { problemMessage } from "./problem-message.ts";
import { notFound } from "./registered-record.ts";

export type SavedValue = {
  readonly version: number;
  readonly entryId: number | null;
  readonly merged: boolean;
  readonly state: RecordState;
  /** The fields that wait for approval instead of being saved. */
  readonly waiting: readonly string[];
};

/** A field that two people have changed; `theirs` is what the record has now. */
type Conflict = {
  readonly path: string;
  readonly mine: Json | null;
  readonly theirs: Json | null;
  readonly by: string;
  readonly at: string;
};

export type SaveFailure =
  | { readonly code: "NOT_FOUND" }
  | { readonly code: "INVALID_FIELDS"; readonly problems: readonly WireProblem[] }
  | {
      readonly code: "OUTDATED";
      readonly version: number;
      readonly state: RecordState;
      readonly conflicts: readonly Conflict[];
    };

type WireProblem = {
  readonly path: string;
  readonly problem: string;
  readonly message: string;
  readonly detail: string | null;
};

export const savedValue = ({ entryId, records, merged }: Saved): SavedValue => ({
  version: records[0]?.version ?? 0,
  entryId,
  merged: merged.length > 0,
  state: records[0]?.state ?? {},
  waiting: [],
});

/** Returns what the screen needs to go on: the sentence of each field, or both values of it and who saved the other. */
export async function explainRefusal(
  trx: Transaction<unknown>,
  { type, id }: { readonly type: RecordType; readonly id: string },
  refusal: Outdated | InvalidFields,
  locale: Locale,
): Promise<SaveFailure> {
  if (refusal.code === "INVALID_FIELDS")
    return { code: "INVALID_FIELDS", problems: wireProblems(type, refusal.problems, locale) };
  const [record] = refusal.records;
  const state = (await type.read(trx, [id])).get(id) ?? {};
  const conflicts = (record?.conflicts ?? []).map(({ mine, theirs }) => ({
    path: mine.path,
    mine: mine.after ?? null,
    theirs: valueAt(state, mine.path) ?? null,
    by: theirs.by,
    at: theirs.at.toISOString(),
  }));
  return { code: "OUTDATED", version: record?.version ?? 0, state, conflicts };
}

export const wireProblems = (type: RecordType, problems: readonly FieldProblem[], locale: Locale): WireProblem[] =>
  problems.map((one) => ({
    path: one.path,
    problem: one.problem,
    message: problemMessage(type, one, locale),
    detail: one.detail ?? null,
  }));

export const invalidFields: Texts = {
  "en-US": "Not saved: please check the marked fields.",
  "id-ID": "Belum disimpan: silakan periksa kolom yang ditandai.",
  "vi-VN": "Chưa lưu: vui lòng kiểm tra các trường được đánh dấu.",
  "zh-CN": "未保存：请检查标出的字段。",
};

export const saveFailures: FailureTexts<SaveFailure> = {
  NOT_FOUND: notFound,
  INVALID_FIELDS: invalidFields,
  OUTDATED: ({ conflicts }) => outdatedText([...new Set(conflicts.map(({ by }) => by))].join(", ")),
};

const outdatedText = (names: string): Texts => ({
  "en-US": `Not saved: ${names} changed the same fields meanwhile. Choose which values to keep.`,
  "id-ID": `Belum disimpan: ${names} mengubah kolom yang sama. Pilih nilai yang dipakai.`,
  "vi-VN": `Chưa lưu: ${names} vừa thay đổi cùng các trường này. Hãy chọn giá trị cần giữ.`,
  "zh-CN": `未保存：${names} 同时修改了相同的字段。请选择要保留的值。`,
});

/** The reply of a save: the standard one, and what the screen goes on with. */
export const saveReply = (
  { data, ...reply }: StandardReply<SavedValue>,
  error: SaveFailure | InvalidInput | null,
  _context: RequestContext,
) => ({
  ...reply,
  version: data?.version ?? (error?.code === "OUTDATED" ? error.version : null),
  state: data?.state ?? (error?.code === "OUTDATED" ? error.state : null),
  entryId: data?.entryId ?? null,
  merged: data?.merged ?? false,
  waiting: data?.waiting ?? [],
  problems: error?.code === "INVALID_FIELDS" ? error.problems : [],
  conflicts: error?.code === "OUTDATED" ? error.conflicts : [],
});

export const savedText: Texts = { "en-US": "Saved.", "id-ID": "Disimpan.", "vi-VN": "Đã lưu.", "zh-CN": "已保存。" };
