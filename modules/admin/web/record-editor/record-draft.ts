import {
  applyChanges,
  diffFields,
  type FieldChange,
  isEqualJson,
  type Json,
  type RecordState,
  valueAt,
} from "#kit/core/fields/field-changes.ts";
import { mergeChanges } from "#kit/core/fields/merge-changes.ts";

/** A record as last received from the server. */
export type RecordSnapshot = { readonly version: number; readonly state: RecordState };

/** A field another account saved meanwhile; saving waits until a side is chosen. */
export type OpenConflict = {
  readonly path: string;
  readonly mine: Json | null;
  readonly theirs: Json | null;
  readonly by: string;
  readonly at: string;
  readonly choice: "mine" | "theirs" | null;
};

/** The edits, beside the server's state. Without unresolved conflicts its changes can be saved. */
export type Draft = {
  readonly base: RecordSnapshot;
  readonly state: RecordState;
  /** Groups whose children come and go as a whole; as in the record's type on the server. */
  readonly items: readonly string[];
  readonly conflicts: readonly OpenConflict[];
};

export const beginDraft = (base: RecordSnapshot, items: readonly string[] = []): Draft => ({
  base,
  state: base.state,
  items,
  conflicts: [],
});

/** What would be saved, each with the value it replaces. */
export const changesIn = ({ base, state, items }: Draft): FieldChange[] => diffFields(base.state, state, items);

const change = (path: string, after: Json | null | undefined): FieldChange =>
  after === undefined || after === null ? { path } : { path, after };

/** Sets a field or a group; undefined empties it. Typing into a field in conflict chooses the edit. */
export function setField(draft: Draft, path: string, value: Json | undefined): Draft {
  const state = applyChanges(draft.state, [change(path, value)]);
  const conflicts = draft.conflicts.map((one) => {
    const mine = valueAt(state, one.path);
    const isTyped = one.path === path || !isEqualJson(mine, valueAt(draft.state, one.path));
    return isTyped ? { ...one, mine: mine ?? null, choice: "mine" as const } : one;
  });
  return { ...draft, state, conflicts };
}

/** After a save: edits made during the save are kept. */
export function afterSave(draft: Draft, sent: RecordState, saved: RecordSnapshot): Draft {
  const since = diffFields(sent, draft.state, draft.items);
  return { ...draft, base: saved, state: applyChanges(saved.state, since), conflicts: [] };
}

type Conflict = Omit<OpenConflict, "choice">;

/** After OUTDATED: everything typed stays, on top of what others have saved; the fields both have changed are to be chosen. */
export function afterOutdated(draft: Draft, current: RecordSnapshot, conflicts: readonly Conflict[]): Draft {
  const mine = changesIn(draft);
  return {
    ...draft,
    base: current,
    state: applyChanges(current.state, mine),
    conflicts: conflicts.map((one) => ({ ...one, choice: null })),
  };
}

/** Others have saved: their fields come in, mine stay, and what both have changed is to be chosen. Earlier conflicts stay. */
export function rebaseDraft(draft: Draft, current: RecordSnapshot, who: { by: string; at: string }): Draft {
  const theirs = diffFields(draft.base.state, current.state, draft.items).map((one) => ({ ...one, ...who }));
  const { conflicts } = mergeChanges(changesIn(draft), theirs);
  const found = conflicts.map(({ mine }) => conflictAt(mine, current.state, who));
  const next = afterOutdated(draft, current, found);
  const earlier = draft.conflicts
    .filter(({ path }) => !found.some((one) => one.path === path))
    .map((one) => ({ ...one, theirs: valueAt(current.state, one.path) ?? null }));
  return { ...next, conflicts: [...earlier, ...next.conflicts] };
}

const conflictAt = (mine: FieldChange, current: RecordState, who: { by: string; at: string }): Conflict => ({
  path: mine.path,
  mine: mine.after ?? null,
  theirs: valueAt(current, mine.path) ?? null,
  ...who,
});

export function chooseSide(draft: Draft, path: string, choice: "mine" | "theirs"): Draft {
  const chosen = draft.conflicts.find((one) => one.path === path);
  if (!chosen) return draft;
  return {
    ...draft,
    state: applyChanges(draft.state, [change(path, chosen[choice])]),
    conflicts: draft.conflicts.map((one) => (one === chosen ? { ...one, choice } : one)),
  };
}

export const hasOpenConflicts = ({ conflicts }: Draft): boolean => conflicts.some(({ choice }) => choice === null);

/** What a reload must not lose. */
export type StoredDraft = { readonly version: number; readonly at: string; readonly changes: readonly FieldChange[] };

/** Takes up an earlier draft. A field that others have changed since it was typed is to be chosen. */
export function resumeDraft(draft: Draft, stored: StoredDraft, who: { by: string; at: string }): Draft {
  const isMoved = ({ path, before, after }: FieldChange) => {
    const now = valueAt(draft.base.state, path);
    return !isEqualJson(now, before) && !isEqualJson(now, after);
  };
  const conflicts = stored.changes.filter(isMoved).map((one) => conflictAt(one, draft.base.state, who));
  return {
    ...draft,
    state: applyChanges(draft.state, stored.changes),
    conflicts: conflicts.map((one) => ({ ...one, choice: null })),
  };
}
