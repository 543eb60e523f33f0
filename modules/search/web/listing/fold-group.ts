type Item = { readonly code: string; readonly parentCode: string | null };
type Line<I> = { readonly item: I; readonly depth: number };

/** A long group shows so many values at first. */
const shownFirst = 8;

/**
 * Puts each value below the one it belongs to and folds a long group. What is chosen stays in sight, and a fold that
 * would hide one or two values is not worth a click.
 */
export function foldGroup<I extends Item>(
  items: readonly I[],
  chosen: readonly string[],
): { first: readonly Line<I>[]; more: readonly Line<I>[] } {
  const lines = inTree(items);
  if (lines.length <= shownFirst + 2) return { first: lines, more: [] };
  const inSight = (line: Line<I>, index: number) => index < shownFirst || chosen.includes(line.item.code);
  return {
    first: lines.filter(inSight),
    more: lines.filter((line, index) => !inSight(line, index)),
  };
}

function inTree<I extends Item>(items: readonly I[]): Line<I>[] {
  const codes = new Set(items.map(({ code }) => code));
  const parentOf = ({ parentCode }: I) => (parentCode !== null && codes.has(parentCode) ? parentCode : null);
  const walk = (parent: string | null, depth: number): Line<I>[] =>
    items
      .filter((item) => parentOf(item) === parent)
      .flatMap((item) => [{ item, depth }, ...walk(item.code, depth + 1)]);
  return walk(null, 0);
}
