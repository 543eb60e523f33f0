/** A list with one entry replaced. */
export const replaced = <Item>(list: readonly Item[], at: number, item: Item): Item[] => list.with(at, item);

/** A list with one entry at another place; those between move by one. */
export const moved = <Item>(list: readonly Item[], from: number, to: number): Item[] => {
  const [item] = list.slice(from, from + 1);
  if (item === undefined) return [...list];
  return list.toSpliced(from, 1).toSpliced(to, 0, item);
};
