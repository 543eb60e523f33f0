import * as v from "valibot";

/** A requested page of a list: offset and limit. */
export type PageWindow = { offset: number; limit: number };

/** The PageInfo of one page. */
export type PageInfo = {
  hasNextPage: boolean;
  hasPreviousPage: boolean;
  startCursor: string | null;
  endCursor: string | null;
  totalCount: number;
};

/** The largest offset: beyond it only robots ask, and the database should not count that far. */
const farthest = 100_000;

/** Validates the wire's PageInput and converts it to offset and limit; the default is the first ten. */
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

/** The PageInfo of a page. Cursors are the positions of its first and last entry, counted from 1. */
export function pageInfo({ offset }: PageWindow, given: number, totalCount: number): PageInfo {
  return {
    hasNextPage: offset + given < totalCount && given > 0,
    hasPreviousPage: offset > 0,
    startCursor: given > 0 ? String(offset + 1) : null,
    endCursor: given > 0 ? String(offset + given) : null,
    totalCount,
  };
}
