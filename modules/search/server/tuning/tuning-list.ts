import * as v from "valibot";

export const pageSize = 50;

export const pageNumber = v.nullish(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(10_000)), 1);

export const listInput = v.object({
  search: v.nullish(v.pipe(v.string(), v.trim(), v.maxLength(80)), ""),
  page: pageNumber,
});

export const windowOf = (page: number, size = pageSize) => ({ offset: (page - 1) * size, limit: size });
