import { type CategoryPlace, childrenOf, moveProblem } from "../../contract/category-tree.ts";

/** Where a category goes: below a parent (null for the top), before one of its children or at the end. */
export type Destination = { readonly parentCode: string | null; readonly beforeCode: string | null };

/** A category in the order of the list; its position follows from the order. */
type Row = { readonly code: string; readonly parentCode: string | null };

export const placesOf = (rows: readonly Row[]): CategoryPlace[] =>
  rows.map(({ code, parentCode }, position) => ({ code, parentCode, position }));

export type Direction = "up" | "down" | "in" | "out";

/** Where a category goes by one key: before the sibling above, after the one below, into the one above, out of its parent. */
export function destinationOf(tree: readonly CategoryPlace[], code: string, direction: Direction): Destination | null {
  const here = tree.find((one) => one.code === code);
  if (!here) return null;
  const siblings = childrenOf(tree, here.parentCode);
  const at = siblings.findIndex((one) => one.code === code);
  const { parentCode } = here;
  if (direction === "up") return at > 0 ? { parentCode, beforeCode: siblings[at - 1]?.code ?? null } : null;
  if (direction === "down")
    return at < siblings.length - 1 ? { parentCode, beforeCode: siblings[at + 2]?.code ?? null } : null;
  if (direction === "in") {
    const above = siblings[at - 1];
    return above && moveProblem(tree, code, above.code) === null ? { parentCode: above.code, beforeCode: null } : null;
  }
  const parent = tree.find((one) => one.code === parentCode);
  if (!parent) return null;
  const uncles = childrenOf(tree, parent.parentCode);
  const next = uncles[uncles.findIndex((one) => one.code === parent.code) + 1];
  return { parentCode: parent.parentCode, beforeCode: next?.code ?? null };
}

/** Where a category goes when it is dropped on a row: before it, into it, or after it. */
export function destinationOfDrop(
  tree: readonly CategoryPlace[],
  code: string,
  on: { readonly code: string; readonly part: "before" | "into" | "after" },
): Destination | null {
  const target = tree.find((one) => one.code === on.code);
  if (!target || target.code === code) return null;
  const parentCode = on.part === "into" ? target.code : target.parentCode;
  if (moveProblem(tree, code, parentCode) !== null) return null;
  if (on.part === "into") return { parentCode, beforeCode: null };
  if (on.part === "before") return { parentCode, beforeCode: target.code };
  const siblings = childrenOf(tree, parentCode).filter((one) => one.code !== code);
  return { parentCode, beforeCode: siblings[siblings.findIndex((one) => one.code === on.code) + 1]?.code ?? null };
}

/** The list after a move, as the server will answer it: each category before those below it. */
export function afterMove<T extends Row & { readonly level: number }>(
  rows: readonly T[],
  code: string,
  { parentCode, beforeCode }: Destination,
): T[] {
  const moved = rows.find((one) => one.code === code);
  if (!moved) return [...rows];
  const rest = rows.filter((one) => one.code !== code);
  const at = rest.findIndex((one) => one.code === beforeCode);
  const placed = { ...moved, parentCode };
  const ordered = at === -1 ? [...rest, placed] : [...rest.slice(0, at), placed, ...rest.slice(at)];
  const walk = (parent: string | null, level: number): T[] =>
    ordered
      .filter((one) => one.parentCode === parent)
      .flatMap((one) => [{ ...one, level }, ...walk(one.code, level + 1)]);
  return walk(null, 1);
}
