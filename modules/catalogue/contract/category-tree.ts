/** A category's place in the tree. */
export type CategoryPlace = { readonly code: string; readonly parentCode: string | null; readonly position: number };

export const deepestLevel = 3;

const byPosition = (one: CategoryPlace, other: CategoryPlace) =>
  one.position - other.position || (one.code < other.code ? -1 : 1);

export const childrenOf = <T extends CategoryPlace>(tree: readonly T[], parentCode: string | null): T[] =>
  tree.filter((one) => one.parentCode === parentCode).sort(byPosition);

/** The codes from the root down to a category; null where its parents form a circle or one is missing. */
export function pathTo(tree: readonly CategoryPlace[], code: string): string[] | null {
  const byCode = new Map(tree.map((one) => [one.code, one]));
  const path: string[] = [];
  for (let at: string | null = code; at !== null; ) {
    const here: CategoryPlace | undefined = byCode.get(at);
    if (!here || path.includes(at)) return null;
    path.unshift(at);
    at = here.parentCode;
  }
  return path;
}

/** Levels a category has with everything below it: 1 for a leaf. */
function heightOf(tree: readonly CategoryPlace[], code: string): number {
  const below = tree.filter(({ parentCode }) => parentCode === code);
  return 1 + Math.max(0, ...below.map((child) => heightOf(tree, child.code)));
}

export type MoveProblem = "missing" | "circle" | "tooDeep";

/** Whether a category with everything below it may stand under a parent; null for the top. */
export function moveProblem(
  tree: readonly CategoryPlace[],
  code: string,
  parentCode: string | null,
): MoveProblem | null {
  if (parentCode === null) return null;
  const path = pathTo(tree, parentCode);
  if (path === null) return "missing";
  if (path.includes(code)) return "circle";
  return path.length + heightOf(tree, code) > deepestLevel ? "tooDeep" : null;
}

/** Whether a category may stand where it does, in a tree with all moves in place. */
export function placeProblem(tree: readonly CategoryPlace[], code: string): MoveProblem | null {
  const here = tree.find((one) => one.code === code);
  if (!here || here.parentCode === null) return null;
  if (!tree.some((one) => one.code === here.parentCode)) return "missing";
  const path = pathTo(tree, code);
  if (path === null) return "circle";
  return path.length - 1 + heightOf(tree, code) > deepestLevel ? "tooDeep" : null;
}

/**
 * The places that change when a category goes to a place among the children of a parent, counted from 0 without itself: its own, and
 * those of siblings whose positions move.
 */
export function placesAfterMove(
  tree: readonly CategoryPlace[],
  code: string,
  to: { readonly parentCode: string | null; readonly index: number },
): CategoryPlace[] {
  const moved = tree.find((one) => one.code === code);
  if (!moved) return [];
  const siblings = childrenOf(tree, to.parentCode).filter((one) => one.code !== code);
  siblings.splice(Math.min(to.index, siblings.length), 0, { ...moved, parentCode: to.parentCode });
  return siblings
    .map((one, position) => ({ code: one.code, parentCode: one.parentCode, position }))
    .filter((one) => {
      const before = tree.find(({ code: known }) => known === one.code);
      return before?.position !== one.position || before.parentCode !== one.parentCode;
    });
}
