import fc from "fast-check";
import { expect, test } from "vitest";
import { type Facet, facets } from "../../contract/facets.ts";
import { type Sort, sorts } from "../../contract/sorts.ts";
import { type ColumnRow, emptyColumns, putRow } from "./columns.ts";
import { createFacetValues } from "./facet-values.ts";
import { type Selection, select } from "./select.ts";
import { emptySortOrders, updateSortOrders } from "./sort-orders.ts";

/** A document before it is written to the columns; ids have gaps. */
type Doc = {
  id: number;
  listed: boolean;
  available: boolean;
  price: number;
  discount: number;
  released: number;
  popularity: number;
  has: Record<Facet, string[]>;
};

const characters = fc.uniqueArray(fc.constantFrom("a", "b", "c", "d"), { maxLength: 3 });
const few = fc.integer({ min: 0, max: 4 });
const docs = fc
  .array(
    fc.record({
      listed: fc.boolean(),
      available: fc.boolean(),
      price: few,
      discount: few,
      released: few,
      popularity: few,
      has: fc.record({
        category: characters,
        brand: characters,
        price: characters,
        size: characters,
        color: characters,
        availability: characters,
      }),
    }),
    { maxLength: 40 },
  )
  .map((list): Doc[] => list.map((doc, at) => ({ id: at * 2 + 1, ...doc })));

const query = fc.record({
  found: fc.option(
    fc.array(fc.tuple(fc.integer({ min: 0, max: 39 }), fc.integer({ min: 1, max: 9 })), { maxLength: 40 }),
  ),
  category: fc.option(fc.constantFrom("a", "b", "z")),
  chosen: fc.record(
    {
      category: characters,
      brand: characters,
      price: characters,
      size: characters,
      color: characters,
      availability: characters,
    },
    { requiredKeys: [] },
  ),
  sort: fc.constantFrom(...sorts),
  offset: fc.integer({ min: 0, max: 12 }),
  limit: fc.integer({ min: 1, max: 12 }),
});

const codeOf = (id: number) => `P${String(id).padStart(3, "0")}`;

function fill(list: readonly Doc[]) {
  const columns = emptyColumns();
  const values = createFacetValues();
  const put = ({ has, ...row }: Doc) => {
    const numbers = facets.flatMap((facet) => has[facet].map((code) => values.add(facet, code)));
    putRow(columns, { ...row, code: codeOf(row.id), values: numbers } satisfies ColumnRow);
  };
  for (const doc of list) put(doc);
  return {
    columns,
    values,
    put,
    orders: updateSortOrders(emptySortOrders(), { columns, changed: new Set(list.map(({ id }) => id)) }),
  };
}

/** The reference implementation: simple and slow. */
function naive(list: readonly Doc[], info: Asked) {
  const scores = new Map(info.found?.map(([at, score]) => [at * 2 + 1, score]));
  const base = list.filter(
    (doc) =>
      doc.listed &&
      (info.found === null || scores.has(doc.id)) &&
      (info.category === null || doc.has.category.includes(info.category)),
  );
  const fits = (doc: Doc, except?: Facet) =>
    facets.every((facet) => {
      const wanted = info.chosen[facet] ?? [];
      return facet === except || wanted.length === 0 || wanted.some((code) => doc.has[facet].includes(code));
    });
  const byCode = (a: Doc, b: Doc) => a.id - b.id;
  const byDefault = (a: Doc, b: Doc) =>
    Number(b.available) - Number(a.available) || b.popularity - a.popularity || byCode(a, b);
  const score = (doc: Doc) => scores.get(doc.id) ?? 0;
  const compare: Record<Sort, (a: Doc, b: Doc) => number> = {
    RELEVANCE: (a, b) => score(b) - score(a) || byDefault(a, b),
    NEWEST: (a, b) => b.released - a.released || byCode(a, b),
    PRICE_UP: (a, b) => a.price - b.price || byCode(a, b),
    PRICE_DOWN: (a, b) => b.price - a.price || byCode(a, b),
    DISCOUNT: (a, b) => b.discount - a.discount || byDefault(a, b),
  };
  const shown = base.filter((doc) => fits(doc)).sort(compare[info.sort]);
  return {
    total: shown.length,
    ids: shown.slice(info.offset, info.offset + info.limit).map(({ id }) => id),
    count: (facet: Facet, code: string) =>
      base.filter((doc) => fits(doc, facet) && doc.has[facet].includes(code)).length,
  };
}

type Asked = {
  found: [number, number][] | null;
  category: string | null;
  chosen: Partial<Record<Facet, string[]>>;
  sort: Sort;
  offset: number;
  limit: number;
};

function answer({ columns, values, orders }: ReturnType<typeof fill>, info: Asked) {
  const scores = new Uint16Array(columns.size);
  for (const [at, score] of info.found ?? []) scores[at * 2 + 1] = score;
  const ids = [...new Set(info.found?.map(([at]) => at * 2 + 1))].filter((id) => id < columns.size);
  const selection: Selection = {
    matches: info.found && { ids, scores },
    within: info.category === null ? [] : [values.find("category", info.category)],
    chosen: Object.fromEntries(
      Object.entries(info.chosen).map(([facet, codes]) => [
        facet,
        codes.map((code) => values.find(facet as Facet, code)),
      ]),
    ),
    sort: info.sort,
    offset: info.offset,
    limit: info.limit,
  };
  return select(columns, orders, values, selection);
}

function compareWithNaive(filled: ReturnType<typeof fill>, list: readonly Doc[], info: Asked) {
  const expected = naive(list, info);
  const { total, ids, counts } = answer(filled, info);
  const counted = (count: (facet: Facet, value: number) => number | undefined) =>
    facets.map((facet) => filled.values.of(facet).map((value) => count(facet, value)));
  expect({ total, ids, counts: counted((_, value) => counts[value]) }).toEqual({
    total: expected.total,
    ids: expected.ids,
    counts: counted((facet, value) => expected.count(facet, filled.values.codeOf(value))),
  });
}

test("pages, totals and counts equal those of the reference implementation", () => {
  fc.assert(
    fc.property(docs, query, (list, requested) => compareWithNaive(fill(list), list, requested)),
    { numRuns: 300 },
  );
});

test("updating documents gives the same result as filling an empty index", () => {
  fc.assert(
    fc.property(docs, docs, query, (before, after, requested) => {
      const filled = fill(before);
      const unchanged = before.filter(({ id }) => !after.some((doc) => doc.id === id));
      for (const doc of after) filled.put(doc);
      const changed = new Set(after.map(({ id }) => id));
      const orders = updateSortOrders(filled.orders, { columns: filled.columns, changed });
      compareWithNaive({ ...filled, orders }, [...unchanged, ...after], requested);
    }),
    { numRuns: 150 },
  );
});

test("pinned products come before all others, in their own order, across pages and only where they match", () => {
  fc.assert(
    fc.property(docs, query, fc.uniqueArray(fc.nat(40), { maxLength: 6 }), (list, requested, chosen) => {
      const { columns, orders, values } = fill(list);
      const first = chosen.map((id) => columns.code[id] ?? `none ${id}`);
      const whole = { matches: null, within: [], chosen: {}, sort: requested.sort, offset: 0, limit: 1_000 };
      const plain = select(columns, orders, values, whole);
      const ahead = first.flatMap((code) => plain.ids.filter((id) => columns.code[id] === code));
      const expected = [...ahead, ...plain.ids.filter((id) => !ahead.includes(id))];
      expect(select(columns, orders, values, { ...whole, first }).ids).toEqual(expected);
      const page = select(columns, orders, values, { ...whole, first, offset: 2, limit: 3 });
      expect(page.ids).toEqual(expected.slice(2, 5));
    }),
    { numRuns: 150 },
  );
});

test("with more results than are sorted, every page equals the page of the fully sorted list", () => {
  const list: Doc[] = Array.from({ length: 5_000 }, (_, at) => ({
    id: at,
    listed: true,
    available: at % 3 !== 0,
    price: 1,
    discount: 0,
    released: 0,
    popularity: at % 7,
    has: { category: ["a"], brand: [], price: [], size: [], color: [], availability: [] },
  }));
  const filled = fill(list);
  const scores = Uint16Array.from({ length: 5_000 }, (_, at) => (at % 2 === 0 ? 5 : at === 777 ? 9 : 3));
  const found = { ids: Uint32Array.from({ length: 5_000 }, (_, at) => at), scores };
  const page = (offset: number, limit: number) =>
    select(filled.columns, filled.orders, filled.values, {
      matches: found,
      within: [],
      chosen: {},
      sort: "RELEVANCE",
      offset,
      limit,
    }).ids;
  const { position } = filled.orders;
  const sorted = list
    .map(({ id }) => id)
    .sort((a, b) => (scores[b] ?? 0) - (scores[a] ?? 0) || (position[a] ?? 0) - (position[b] ?? 0));
  expect(page(0, 10)).toEqual(sorted.slice(0, 10));
  expect(page(2_495, 20)).toEqual(sorted.slice(2_495, 2_515));
  expect(page(4_990, 20)).toEqual(sorted.slice(4_990));
});
