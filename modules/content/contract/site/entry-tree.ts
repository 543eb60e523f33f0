import { inOrder } from "../page/page-state.ts";
import { placed } from "../page/place-column.ts";
import type { EntryState, EntryStates } from "./site-state.ts";

/** An entry in its place. The first level is 1. */
export type EntryNode = {
  readonly id: string;
  readonly entry: EntryState;
  readonly level: number;
  readonly children: readonly EntryNode[];
};

/**
 * The entries in their order. One whose parent is gone, or stands below itself after two people moved at once, is shown on the
 * first level: it can be seen there and moved.
 */
export function entryTree(entries: EntryStates = {}): EntryNode[] {
  const seen = new Set<string>();
  const nodeOf = (id: string, entry: EntryState, level: number): EntryNode => {
    seen.add(id);
    const below = inOrder(entries).filter(([other, { parent }]) => parent === id && !seen.has(other));
    return { id, entry, level, children: below.map(([other, one]) => nodeOf(other, one, level + 1)) };
  };
  const isRoot = ({ parent }: EntryState) => parent === undefined || entries[parent] === undefined;
  const roots = inOrder(entries).filter(([, entry]) => isRoot(entry));
  const tree = roots.map(([id, entry]) => nodeOf(id, entry, 1));
  for (const [id, entry] of inOrder(entries)) if (!seen.has(id)) tree.push(nodeOf(id, entry, 1));
  return tree;
}

/** All entries from top to bottom, as the list shows them. */
export const flatEntries = (tree: readonly EntryNode[]): EntryNode[] =>
  tree.flatMap((node) => [node, ...flatEntries(node.children)]);

/** The ids above an entry, from its parent upwards; null when it leads back to itself or to an entry that is gone. */
export function entriesAbove(entries: EntryStates, id: string): string[] | null {
  const above: string[] = [];
  for (let parent = entries[id]?.parent; parent !== undefined; parent = entries[parent]?.parent) {
    if (entries[parent] === undefined || parent === id || above.includes(parent)) return null;
    above.push(parent);
  }
  return above;
}

/** How many levels an entry takes up with those below it. */
const heightOf = ({ children }: EntryNode): number => 1 + Math.max(0, ...children.map(heightOf));

/** A field to set so that something moves. */
export type EntryChange = { readonly path: string; readonly value: string | number | undefined };

/** The fields to set so that an entry stands at a place below a parent; null where it does not fit. */
export function placeEntry(
  entries: EntryStates,
  id: string,
  to: { readonly parent: string | undefined; readonly place: number },
  levels: number,
): EntryChange[] | null {
  const nodes = flatEntries(entryTree(entries));
  const own = nodes.find((node) => node.id === id);
  const parent = nodes.find((node) => node.id === to.parent);
  if (!own || (to.parent !== undefined && !parent)) return null;
  if (flatEntries([own]).some((node) => node.id === to.parent)) return null;
  if ((parent?.level ?? 0) + heightOf(own) > levels) return null;
  const siblings = parent ? parent.children : nodes.filter(({ level }) => level === 1);
  const states = Object.fromEntries([...siblings, own].map((node) => [node.id, node.entry]));
  const moved = placed(states, id, to.place);
  const isNewParent = own.entry.parent !== to.parent;
  return [
    ...(isNewParent ? [{ path: `entries/${id}/parent`, value: to.parent }] : []),
    ...moved.map((one) => ({ path: `entries/${one.id}/position`, value: one.position })),
  ];
}
