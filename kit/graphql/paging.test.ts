import fc from "fast-check";
import * as v from "valibot";
import { expect, test } from "vitest";
import { pageInfo, pageWindow } from "./paging.ts";

const windowOf = (input: unknown) => v.safeParse(pageWindow(), input);

test("a page is a window of its size, counted from 1; the default is the first ten", () => {
  for (const nothing of [undefined, null, {}, { pageNum: null, pageSize: null }]) {
    expect(windowOf(nothing).output).toEqual({ offset: 0, limit: 10 });
  }
  expect(windowOf({ pageNum: 3, pageSize: 20 }).output).toEqual({ offset: 40, limit: 20 });
});

test.each([{ pageNum: 0 }, { pageNum: 1.5 }, { pageSize: 0 }, { pageSize: 51 }, { pageNum: 10_002 }])(
  "%j is refused",
  (input) => {
    expect(windowOf(input).success).toBe(false);
  },
);

test("paging shows every entry once and stops at the reported end", () => {
  fc.assert(
    fc.property(fc.nat(120), fc.integer({ min: 1, max: 50 }), (total, limit) => {
      const entries = Array.from({ length: total }, (_, at) => at);
      const seen: number[] = [];
      for (let offset = 0; ; offset += limit) {
        const given = entries.slice(offset, offset + limit);
        seen.push(...given);
        const info = pageInfo({ offset, limit }, given.length, total);
        expect([info.totalCount, info.hasPreviousPage]).toEqual([total, offset > 0]);
        expect(info.endCursor).toBe(given.length > 0 ? String(seen.length) : null);
        if (!info.hasNextPage) break;
      }
      expect(seen).toEqual(entries);
    }),
  );
});

test("a page behind the end is empty and has no next page", () => {
  expect(pageInfo({ offset: 40, limit: 10 }, 0, 24)).toEqual({
    hasNextPage: false,
    hasPreviousPage: true,
    startCursor: null,
    endCursor: null,
    totalCount: 24,
  });
});
