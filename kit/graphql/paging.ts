import * as v from "valibot";

/** A page of a list as it was asked for: how many to leave out, how many to give. */
export type PageWindow = { offset: number; limit: number };

/** What the wire's PageInfo says about one page. */
export type PageInfo = {
  hasNextPage: boolean;
  hasPreviousPage: boolean;
  startCursor: string | null;
  endCursor: string | null;
  totalCount: number;
};

/** Nobody reads on to a page behind this many entries, but a robot may ask for it; the database should not count so far. */
const farthest = 100_000;

/** Checks the wire's PageInput and turns it into a window; nothing asked for means the first ten. */
export const pageWindow = (largest = 50) =>
  v.pipe(
    v.nullish(
      v.object({
        pageNum: v.nullish(v.pipe(v.number(), v.integer(), v.minValue(1)), 1),
        pageSize: v.nullish(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(largest)), 10),
      }),
      {},
    ),
    v.transform(({ pageNum, pageSize }): PageWindow => ({ offset: (pageNum - 1) * pageSize, limit: pageSize })),
    v.check(({ offset }) => offset <= farthest),
  );

/** Where a page stands in the whole. Cursors are the places of its first and last entry, counted from 1. */
export function pageInfo({ offset }: PageWindow, given: number, totalCount: number): PageInfo {
  return {
    hasNextPage: offset + given < totalCount && given > 0,
    hasPreviousPage: offset > 0,
    startCursor: given > 0 ? String(offset + 1) : null,
    endCursor: given > 0 ? String(offset + given) : null,
    totalCount,
  };
}
