import { applyChanges, type FieldChange, type RecordState, valueAt } from "#kit/core/fields/field-changes.ts";

type Change = Omit<FieldChange, "before">;

/** The changes without what they would do to these fields: there the record keeps what it has. */
export function withholdFields(
  changes: readonly Change[],
  before: RecordState,
  paths: readonly string[],
): readonly Change[] {
  return changes.flatMap((change) => {
    if (paths.some((path) => change.path === path || change.path.startsWith(`${path}/`))) return [];
    const inside = paths.filter((path) => path.startsWith(`${change.path}/`));
    if (inside.length === 0 || change.after === undefined) return [change];
    const kept = inside.map((path): Change => {
      const after = valueAt(before, path);
      return after === undefined ? { path } : { path, after };
    });
    const after = valueAt(applyChanges({}, [change, ...kept]), change.path);
    return [after === undefined ? { path: change.path } : { path: change.path, after }];
  });
}
