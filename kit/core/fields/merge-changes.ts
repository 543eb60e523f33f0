import { type FieldChange, groupsOf, isEqualJson } from "./field-changes.ts";

/** One field that two editors have changed differently since they began. */
export type FieldConflict<Theirs extends FieldChange = FieldChange> = {
  readonly mine: FieldChange;
  readonly theirs: Theirs;
};

/**
 * Compares one editor's changes with those others have saved meanwhile, oldest first. Changes of other fields are merged; so
 * is a change to the same value. Every other change of the same field, or of a group and a field in it, is a conflict.
 */
export function mergeChanges<Theirs extends FieldChange>(
  mine: readonly FieldChange[],
  theirs: readonly Theirs[],
): { readonly merged: FieldChange[]; readonly conflicts: FieldConflict<Theirs>[] } {
  const fields = new Map(theirs.map((change) => [change.path, change]));
  const groups = new Map(theirs.flatMap((change) => groupsOf(change.path).map((group) => [group, change] as const)));
  const merged: FieldChange[] = [];
  const conflicts: FieldConflict<Theirs>[] = [];
  for (const change of mine) {
    const same = fields.get(change.path);
    const [around] = groupsOf(change.path).flatMap((group) => fields.get(group) ?? []);
    const other = groups.get(change.path) ?? around;
    if (other !== undefined) conflicts.push({ mine: change, theirs: other });
    else if (same === undefined) merged.push(change);
    else if (!isEqualJson(same.after, change.after)) conflicts.push({ mine: change, theirs: same });
  }
  return { merged, conflicts };
}
