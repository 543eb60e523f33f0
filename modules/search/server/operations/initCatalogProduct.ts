import * as v from "valibot";
import { fail, ok } from "#kit/core/result.ts";
import { operation } from "#kit/graphql/operation.ts";
import { groups } from "../../contract/groups.ts";
import { sorts } from "../../contract/sorts.ts";
import type { SearchDeps } from "../search-deps.ts";
import { typedLine } from "../typed-line.ts";
import { searchCards, validatedCards } from "../wire/search-cards.ts";

const line = (longest: number) =>
  v.pipe(
    typedLine(longest),
    v.transform((text) => text || null),
  );
const farthest = 100_000;
const mostValues = 30;
const mostPrefetched = 200;

const filter = v.object({ code: v.picklist(groups), values: v.array(typedLine(64)) });

const input = v.object({
  input: v.pipe(
    v.object({
      conditionKeyword: v.nullish(line(120), null),
      categoryCode: v.nullish(line(64), null),
      brandCode: v.nullish(line(64), null),
      slug: v.nullish(line(120), null),
      pageSize: v.nullish(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(50)), 10),
      pageNum: v.nullish(v.pipe(v.number(), v.integer(), v.minValue(1)), 1),
      prefetch: v.nullish(v.boolean(), false),
      sort: v.nullish(v.picklist(sorts), "RELEVANCE"),
      filters: v.pipe(
        v.nullish(v.array(filter), []),
        v.check((filters) => filters.reduce((sum, { values }) => sum + values.length, 0) <= mostValues),
        v.transform((filters) => {
          const chosen = filters.filter(({ values }) => values.length > 0);
          return Object.fromEntries(
            Object.entries(Object.groupBy(chosen, ({ code }) => code)).map(([code, same]) => [
              code,
              [...new Set(same.flatMap(({ values }) => values))],
            ]),
          );
        }),
      ),
    }),
    v.check(({ pageNum, pageSize }) => (pageNum - 1) * pageSize <= farthest),
  ),
});

/** The part of the list that is wanted; with `prefetch` from its beginning, but never too much at once. */
function windowOf({ pageNum, pageSize, prefetch }: { pageNum: number; pageSize: number; prefetch: boolean }) {
  const end = pageNum * pageSize;
  const offset = prefetch ? Math.max(0, end - mostPrefetched) : end - pageSize;
  return { offset, limit: end - offset };
}

export const initCatalogProduct = (deps: SearchDeps) => {
  return operation({
    access: "anyone",
    publiclyCacheable: true,
    validated: true,
    clock: deps.clock,
    input,
    async run({ locale, validators }, { input: asked }, addValidator) {
      // Telling what a list was made of costs as much as the list, and pages with words in them are rarely asked for twice.
      const edition =
        validators?.forPage && asked.conditionKeyword === null ? await deps.search.edition?.() : undefined;
      const found = await deps.search.list(
        {
          words: asked.conditionKeyword,
          category: asked.categoryCode,
          brand: asked.brandCode,
          slug: asked.slug,
          chosen: asked.filters,
          sort: asked.sort,
          ...windowOf(asked),
        },
        locale,
      );
      if (!found) return fail({ code: "LISTING_NOT_FOUND" });
      const { cards, validator } =
        edition === undefined || found.heading.kind === "SEARCH"
          ? { cards: await searchCards(deps, found.productCodes, locale), validator: null }
          : await validatedCards(deps, found.productCodes, locale);
      if (validator && edition !== undefined && edition === (await deps.search.edition?.())) {
        const { search } = deps;
        addValidator(validator);
        addValidator({ fingerprint: edition, recheck: async () => (await search.edition?.()) ?? "" });
      }
      return ok({
        heading: found.heading,
        dataList: cards,
        filterList: found.filters,
        sort: found.sort,
        correctedKeyword: found.corrected,
        partial: found.partial,
        pageInfo: found.pageInfo,
      });
    },
    failures: {
      LISTING_NOT_FOUND: {
        "en-US": "We could not find this page of products.",
        "id-ID": "Halaman produk ini tidak ditemukan.",
        "vi-VN": "Không tìm thấy trang sản phẩm này.",
        "zh-CN": "找不到该商品列表页。",
      },
    },
  });
};
