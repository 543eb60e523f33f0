import * as v from "valibot";
import { fail, ok } from "#kit/core/result.ts";
import { operation } from "#kit/graphql/operation.ts";
import { facets } from "../../contract/facets.ts";
import { sorts } from "../../contract/sorts.ts";
import { inputText } from "../input-text.ts";
import type { SearchDeps } from "../search-deps.ts";
import { searchCards, validatedCards } from "../wire/search-cards.ts";

const optionalText = (maxLength: number) =>
  v.pipe(
    inputText(maxLength),
    v.transform((text) => text || null),
  );
const maxOffset = 100_000;
const maxFilterValues = 30;
const maxPrefetched = 200;

const filter = v.object({ code: v.picklist(facets), values: v.array(inputText(64)) });

const input = v.object({
  input: v.pipe(
    v.object({
      conditionKeyword: v.nullish(optionalText(120), null),
      categoryCode: v.nullish(optionalText(64), null),
      brandCode: v.nullish(optionalText(64), null),
      slug: v.nullish(optionalText(120), null),
      pageSize: v.nullish(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(50)), 10),
      pageNum: v.nullish(v.pipe(v.number(), v.integer(), v.minValue(1)), 1),
      prefetch: v.nullish(v.boolean(), false),
      sort: v.nullish(v.picklist(sorts), "RELEVANCE"),
      filters: v.pipe(
        v.nullish(v.array(filter), []),
        v.check((filters) => filters.reduce((sum, { values }) => sum + values.length, 0) <= maxFilterValues),
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
    v.check(({ pageNum, pageSize }) => (pageNum - 1) * pageSize <= maxOffset),
  ),
});

/** The requested range; with `prefetch` from the beginning of the list, up to a limit. */
function rangeOf({ pageNum, pageSize, prefetch }: { pageNum: number; pageSize: number; prefetch: boolean }) {
  const end = pageNum * pageSize;
  const offset = prefetch ? Math.max(0, end - maxPrefetched) : end - pageSize;
  return { offset, limit: end - offset };
}

/** The first page without filters: further pages and filters belong to the same search. */
const isNewSearch = <Asked extends { conditionKeyword: string | null; pageNum: number; filters: object }>(
  asked: Asked,
): asked is Asked & { conditionKeyword: string } =>
  asked.conditionKeyword !== null && asked.pageNum === 1 && Object.keys(asked.filters).length === 0;

export const initCatalogProduct = (deps: SearchDeps) => {
  return operation({
    access: "anyone",
    publiclyCacheable: true,
    validated: true,
    clock: deps.clock,
    input,
    async run({ locale, validators }, { input: asked }, addValidator) {
      // A validator costs as much as the list, and a page with a search text is rarely requested twice.
      const version =
        validators?.forPage && asked.conditionKeyword === null ? await deps.search.version?.() : undefined;
      const found = await deps.search.list(
        {
          text: asked.conditionKeyword,
          category: asked.categoryCode,
          brand: asked.brandCode,
          slug: asked.slug,
          chosen: asked.filters,
          sort: asked.sort,
          ...rangeOf(asked),
        },
        locale,
      );
      if (!found) return fail({ code: "LISTING_NOT_FOUND" });
      if (isNewSearch(asked)) deps.counter?.searched(asked.conditionKeyword, found.pageInfo.totalCount);
      const { cards, validator } =
        version === undefined || found.heading.kind === "SEARCH"
          ? { cards: await searchCards(deps, found.productCodes, locale), validator: null }
          : await validatedCards(deps, found.productCodes, locale);
      if (validator && version !== undefined && version === (await deps.search.version?.())) {
        const { search } = deps;
        addValidator(validator);
        addValidator({ fingerprint: version, recheck: async () => (await search.version?.()) ?? "" });
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
