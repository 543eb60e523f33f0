import * as v from "valibot";
import type { Json } from "#kit/core/fields/field-changes.ts";

/** Limits of one save: 500 variants with all their fields are far below them. */
export const mostChanges = 10_000;
const mostChangeCharacters = 800_000;
const deepestPath = 8;

/** Entries of a history on one page. */
export const historyPage = 20;

/** PostgreSQL stores neither a NUL character nor half a surrogate pair. */
const isStorable = (value: unknown): value is Json => {
  if (typeof value === "string") return value.isWellFormed() && !value.includes("\0");
  if (typeof value === "number") return Number.isFinite(value);
  if (value === null || typeof value === "boolean") return true;
  if (Array.isArray(value)) return value.every(isStorable);
  return typeof value === "object" && Object.entries(value).every(([key, one]) => isStorable(key) && isStorable(one));
};

const storable = v.check((text: string) => isStorable(text));

export const recordTypeSchema = v.pipe(v.string(), v.maxLength(40));
/** Codes are short; paths of the shop are ids as well. */
const longestId = 200;

export const recordIdSchema = v.pipe(v.string(), v.minLength(1), v.maxLength(longestId), storable);
export const versionSchema = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(2_147_483_647));
const reasonSchema = v.nullish(v.pipe(v.string(), v.trim(), v.maxLength(500), storable));

const path = v.pipe(
  v.string(),
  v.minLength(1),
  v.maxLength(300),
  storable,
  v.check((text) => text.split("/").length <= deepestPath),
);

/** A field and its new value; null empties it. */
const fieldSchema = v.object({ path, value: v.nullish(v.custom<Json>(isStorable)) });

/** Changed fields of a record, within the limits of one save. */
export const changesSchema = v.pipe(
  v.array(fieldSchema),
  v.maxLength(mostChanges),
  v.check((changes) => JSON.stringify(changes).length <= mostChangeCharacters),
);

export const saveRecordSchema = v.object({
  type: recordTypeSchema,
  /** A new record whose code was left empty is refused as a field. */
  id: v.pipe(v.string(), v.maxLength(longestId), storable),
  version: versionSchema,
  create: v.nullish(v.boolean(), false),
  changes: changesSchema,
  reason: reasonSchema,
  key: v.nullish(v.pipe(v.string(), v.uuid())),
});

/** What an open editor reports. */
export const presenceSchema = v.object({
  type: recordTypeSchema,
  id: recordIdSchema,
  editorId: v.pipe(v.string(), v.uuid()),
  version: versionSchema,
  isEditing: v.boolean(),
  leaves: v.nullish(v.boolean(), false),
});

export const restoreRecordSchema = v.object({
  type: recordTypeSchema,
  id: recordIdSchema,
  version: versionSchema,
  to: v.pipe(versionSchema, v.minValue(1)),
  reason: reasonSchema,
});

export const undoSchema = v.object({
  entryId: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(2_147_483_647)),
  reason: reasonSchema,
});
