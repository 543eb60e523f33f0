type Item = { readonly code: string; readonly parentCode: string | null };
type Line<I> = { readonly item: I; readonly depth: number };

/** The number of values a long group shows before it is unfolded. */
const visibleCount = 8;

/**
 * Orders the values as a tree and folds a long group. Chosen values stay visible, and a group is not folded to hide one or
 * two values.
 */
export function foldGroup<I extends Item>(
  items: readonly I[],
  chosen: readonly string[],
): { first: readonly Line<I>[]; more: readonly Line<I>[] } {
  const lines = treeLines(items);
  if (lines.length <= visibleCount + 2) return { first: lines, more: [] };
  const isVisible = (line: Line<I>, index: number) => index < visibleCount || chosen.includes(line.item.code);
  return {
    first: lines.filter(isVisible),
    more: lines.filter((line, index) => !isVisible(line, index)),
  };
}

function treeLines<I extends Item>(items: readonly I[]): Line<I>[] {
  const codes = new Set(items.map(({ code }) => code));
  const parentOf = ({ parentCode }: I) => (parentCode !== null && codes.has(parentCode) ? parentCode : null);
  const walk = (parent: string | null, depth: number): Line<I>[] =>
    items
      .filter((item) => parentOf(item) === parent)
      .flatMap((item) => [{ item, depth }, ...walk(item.code, depth + 1)]);
  return walk(null, 0);
}
