import type { Json } from "#kit/core/fields/field-changes.ts";
import type { RecordEditor } from "#modules/admin/web/record-editor/use-record-editor.ts";
import { type EntryNode, entryTree, flatEntries, placeEntry } from "../../../contract/site/entry-tree.ts";
import type { EntryStates } from "../../../contract/site/site-state.ts";

export const entriesOf = (editor: RecordEditor): EntryStates => (editor.state.entries ?? {}) as EntryStates;

/** Where an entry stands: its neighbours on its level, and the entry they stand below. */
export type EntryPlace = {
  readonly siblings: readonly EntryNode[];
  readonly at: number;
  readonly parent: EntryNode | null;
};

export function placeOf(tree: readonly EntryNode[], id: string): EntryPlace | null {
  const parent = flatEntries(tree).find(({ children }) => children.some((child) => child.id === id)) ?? null;
  const siblings = parent?.children ?? tree;
  const at = siblings.findIndex((node) => node.id === id);
  return at < 0 ? null : { siblings, at, parent };
}

export type Direction = "up" | "down" | "in" | "out";

/** Where a step in a direction leads: among its neighbours, below the one above it, or beside the one it stands below. */
export function stepOf(tree: readonly EntryNode[], id: string, direction: Direction) {
  const place = placeOf(tree, id);
  if (!place) return null;
  const { siblings, at, parent } = place;
  const above = siblings[at - 1];
  if (direction === "in") return above ? { parent: above.id, place: above.children.length } : null;
  if (direction === "out") {
    const outer = parent && placeOf(tree, parent.id);
    return outer ? { parent: outer.parent?.id, place: outer.at + 1 } : null;
  }
  const to = at + (direction === "up" ? -1 : 1);
  return to < 0 || to >= siblings.length ? null : { parent: parent?.id, place: to };
}

/** Moves an entry; false where it does not fit. */
export function moveEntry(
  editor: RecordEditor,
  id: string,
  to: { readonly parent: string | undefined; readonly place: number } | null,
  levels: number,
): boolean {
  const changes = to && placeEntry(entriesOf(editor), id, to, levels);
  for (const { path, value } of changes ?? []) editor.set(path, value);
  return changes !== null;
}

/** Adds an empty entry at the end of a level; answers its id. */
export function addEntry(editor: RecordEditor, parent: string | undefined): string {
  const id = `e-${crypto.randomUUID().slice(0, 8)}`;
  const entries: EntryStates = { ...entriesOf(editor), [id]: parent === undefined ? {} : { parent } };
  const changes = placeEntry(entries, id, { parent, place: Number.MAX_SAFE_INTEGER }, Number.MAX_SAFE_INTEGER) ?? [];
  const position = changes.find(({ path }) => path === `entries/${id}/position`)?.value;
  for (const { path, value } of changes) if (!path.startsWith(`entries/${id}/`)) editor.set(path, value);
  editor.set(`entries/${id}`, { ...(position === undefined ? {} : { position }), ...entries[id] } as Json);
  return id;
}

/** Removes an entry with those below it. */
export function removeEntry(editor: RecordEditor, id: string): void {
  const node = flatEntries(entryTree(entriesOf(editor))).find((one) => one.id === id);
  for (const one of node ? flatEntries([node]) : []) editor.set(`entries/${one.id}`, undefined);
}
