import { type Json, pathOf, type RecordState, valueAt } from "#kit/core/fields/field-changes.ts";
import { fail, ok, type Result } from "#kit/core/result.ts";
import type { BulkAction } from "../../contract/bulk-actions.ts";
import { readValue } from "../formats/cell-values.ts";
import type { Assignment, FileProblemCode, FileRecord } from "../formats/file-content.ts";
import type { Column, RecordFormat } from "../formats/record-format.ts";
import { decimalSignOf, readNumber } from "../table/read-number.ts";

export type BulkProblem = {
  readonly code: "INVALID_ACTION";
  readonly column: string;
  readonly problem: FileProblemCode | "UNKNOWN_COLUMN" | "NOT_POSSIBLE";
};

/** Computes a field's new value; undefined leaves it unchanged. */
type Change = (before: Json | undefined) => { readonly value: Json } | "clear" | undefined;
type PreparedAction = { readonly column: Column; readonly change: Change };

const refused = (column: string, problem: BulkProblem["problem"]) =>
  fail({ code: "INVALID_ACTION", column, problem } as const);

/** Validates the actions once, before they are applied to records. */
export function prepareActions(
  format: RecordFormat,
  actions: readonly BulkAction[],
): Result<PreparedAction[], BulkProblem> {
  const prepared: PreparedAction[] = [];
  for (const action of actions) {
    const column = format.columns.find(({ key }) => key === action.column);
    if (!column) return refused(action.column, "UNKNOWN_COLUMN");
    const change = changeOf(action, column);
    if (!change.ok) return change;
    prepared.push({ column, change: change.value });
  }
  return ok(prepared);
}

function changeOf(action: BulkAction, column: Column): Result<Change, BulkProblem> {
  if (action.action === "clear") return ok(() => "clear");
  if (action.action === "replace") return replacing(column, action.find, action.value);
  if (action.action === "percent") return percentage(column, action.value, action.roundTo ?? 1);
  const read = readValue(column, action.value, decimalSignOf([action.value]));
  if (!read.ok) return refused(column.key, read.error.code);
  const { value } = read;
  if (action.action === "set") return ok(() => ({ value }));
  return adding(column, value);
}

/** Adds to numbers, appends missing items to lists, and appends to texts. An empty number stays empty. */
function adding(column: Column, value: Json): Result<Change, BulkProblem> {
  if (column.kind === "whole" && typeof value === "number") {
    return ok((before) => (typeof before === "number" ? { value: before + value } : undefined));
  }
  if (column.kind === "list" && Array.isArray(value)) {
    return ok((before) => ({ value: [...new Set([...(Array.isArray(before) ? before : []), ...value])] }));
  }
  if (column.kind === "text" && column.refers === undefined) {
    return ok((before) => ({ value: typeof before === "string" && before !== "" ? `${before} ${value}` : value }));
  }
  return refused(column.key, "NOT_POSSIBLE");
}

function percentage(column: Column, text: string, roundTo: number): Result<Change, BulkProblem> {
  const read = readNumber(text.replace(/\s*%$/, ""), decimalSignOf([text]));
  if (!read.ok) return refused(column.key, read.error.code);
  if (column.kind !== "whole" || read.value <= -100) return refused(column.key, "NOT_POSSIBLE");
  // In hundredths of a percent, so that 10 % of 199.000 is exact.
  const factor = Math.round((100 + read.value) * 100);
  return ok((before) => {
    if (typeof before !== "number") return undefined;
    const exact = (before * factor) / 10_000;
    return { value: Math.max(Math.round(exact / roundTo), exact > 0 ? 1 : 0) * roundTo };
  });
}

/** Replaces every literal occurrence in a text; in lists, replaces equal items. */
function replacing(column: Column, find: string, value: string): Result<Change, BulkProblem> {
  if (column.kind === "text") {
    return ok((before) => {
      if (typeof before !== "string" || !before.includes(find)) return undefined;
      const after = before.replaceAll(find, value).trim();
      return after === "" ? "clear" : { value: after };
    });
  }
  if (column.kind !== "list") return refused(column.key, "NOT_POSSIBLE");
  return ok((before) => {
    if (!Array.isArray(before) || !before.includes(find)) return undefined;
    const after = before.flatMap((item) => (item === find ? (value === "" ? [] : [value]) : [item]));
    return after.length === 0 ? "clear" : { value: [...new Set(after)] };
  });
}

const keysOf = (value: Json | undefined): string[] =>
  typeof value === "object" && value !== null && !Array.isArray(value) ? Object.keys(value) : [];

/** Applies the actions to one record: to its own fields, or to the same field of each of its items. */
export function bulkRecord(
  format: RecordFormat,
  id: string,
  state: RecordState,
  actions: readonly PreparedAction[],
): FileRecord {
  const values = new Map<string, Json | undefined>();
  const assignments = new Map<string, Assignment>();
  for (const { column, change } of actions) {
    const group = format.items?.group ?? "";
    const paths =
      column.of === "record"
        ? [column.path]
        : keysOf(state[group]).map((item) => `${pathOf(group, item)}/${column.path}`);
    for (const path of paths) {
      const changed = change(values.has(path) ? values.get(path) : valueAt(state, path));
      if (changed === undefined) continue;
      const value = changed === "clear" ? undefined : changed.value;
      values.set(path, value);
      const { key, refers } = column;
      assignments.set(path, {
        path,
        row: 0,
        column: key,
        ...(value === undefined ? {} : { value }),
        ...(refers ? { refers } : {}),
      });
    }
  }
  return { id, rows: [], assignments: [...assignments.values()], pictures: [] };
}
