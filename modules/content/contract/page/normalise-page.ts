import { applyChanges, diffFields, type Json, type RecordState } from "#kit/core/fields/field-changes.ts";

/** Trims texts, and drops empty values and false. A list without entries counts as not filled in. */
export function normalisePage(state: RecordState): RecordState {
  const kept = diffFields({}, state).flatMap(({ path, after }) => {
    const value = tidy(after);
    return value === undefined ? [] : [{ path, after: value }];
  });
  return JSON.parse(JSON.stringify(applyChanges({}, kept))) as RecordState;
}

function tidy(value: Json | undefined): Json | undefined {
  const trimmed = typeof value === "string" ? value.trim() : value;
  const isEmpty =
    trimmed === "" || trimmed === null || trimmed === false || (Array.isArray(trimmed) && trimmed.length === 0);
  return isEmpty ? undefined : trimmed;
}
