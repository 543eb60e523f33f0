import fc from "fast-check";
import { expect, test } from "vitest";
import { type Group, groups } from "../../contract/groups.ts";
import { type Sort, sorts } from "../../contract/sorts.ts";
import { type ColumnRow, emptyColumns, putRow } from "./columns.ts";
import { noOrders, ordersAfter } from "./orders.ts";
import { type Selection, select } from "./select.ts";
import { createValues } from "./values.ts";

/** A small catalogue as a person would write it; documents have numbers with gaps. */
type Thing = {
  id: number;
  listed: boolean;
  available: boolean;
  price: number;
  discount: number;
  released: number;
  popularity: number;
  has: Record<Group, string[]>;
};

const letters = fc.uniqueArray(fc.constantFrom("a", "b", "c", "d"), { maxLength: 3 });
const few = fc.integer({ min: 0, max: 4 });
const things = fc
  .array(
    fc.record({
      listed: fc.boolean(),
      available: fc.boolean(),
      price: few,
      discount: few,
      released: few,
      popularity: few,
      has: fc.record({
        category: letters,
        brand: letters,
        price: letters,
        size: letters,
        color: letters,
        availability: letters,
      }),
    }),
    { maxLength: 40 },
  )
  .map((list): Thing[] => list.map((thing, at) => ({ id: at * 2 + 1, ...thing })));

const question = fc.record({
  found: fc.option(
    fc.array(fc.tuple(fc.integer({ min: 0, max: 39 }), fc.integer({ min: 1, max: 9 })), { maxLength: 40 }),
  ),
  category: fc.option(fc.constantFrom("a", "b", "z")),
  chosen: fc.record(
    { category: letters, brand: letters, price: letters, size: letters, color: letters, availability: letters },
    { requiredKeys: [] },
  ),
  sort: fc.constantFrom(...sorts),
  offset: fc.integer({ min: 0, max: 12 }),
  limit: fc.integer({ min: 1, max: 12 }),
});

const codeOf = (id: number) => `P${String(id).padStart(3, "0")}`;

function fill(list: readonly Thing[]) {
  const columns = emptyColumns();
  const values = createValues();
  const put = ({ has, ...row }: Thing) => {
    const numbers = groups.flatMap((group) => has[group].map((code) => values.add(group, code)));
    putRow(columns, { ...row, code: codeOf(row.id), values: numbers } satisfies ColumnRow);
  };
  for (const thing of list) put(thing);
  return {
    columns,
    values,
    put,
    orders: ordersAfter(noOrders(), { columns, changed: new Set(list.map(({ id }) => id)) }),
  };
}

/** The same by the shortest code that can be right. */
function naive(list: readonly Thing[], asked: Asked) {
  const scores = new Map(asked.found?.map(([at, score]) => [at * 2 + 1, score]));
  const base = list.filter(
    (thing) =>
      thing.listed &&
      (asked.found === null || scores.has(thing.id)) &&
      (asked.category === null || thing.has.category.includes(asked.category)),
  );
  const fits = (thing: Thing, except?: Group) =>
    groups.every((group) => {
      const wanted = asked.chosen[group] ?? [];
      return group === except || wanted.length === 0 || wanted.some((code) => thing.has[group].includes(code));
    });
  const byCode = (a: Thing, b: Thing) => a.id - b.id;
  const own = (a: Thing, b: Thing) =>
    Number(b.available) - Number(a.available) || b.popularity - a.popularity || byCode(a, b);
  const score = (thing: Thing) => scores.get(thing.id) ?? 0;
  const compare: Record<Sort, (a: Thing, b: Thing) => number> = {
    RELEVANCE: (a, b) => score(b) - score(a) || own(a, b),
    NEWEST: (a, b) => b.released - a.released || byCode(a, b),
    PRICE_UP: (a, b) => a.price - b.price || byCode(a, b),
    PRICE_DOWN: (a, b) => b.price - a.price || byCode(a, b),
    DISCOUNT: (a, b) => b.discount - a.discount || own(a, b),
  };
  const shown = base.filter((thing) => fits(thing)).sort(compare[asked.sort]);
  return {
    total: shown.length,
    ids: shown.slice(asked.offset, asked.offset + asked.limit).map(({ id }) => id),
    count: (group: Group, code: string) =>
      base.filter((thing) => fits(thing, group) && thing.has[group].includes(code)).length,
  };
}

type Asked = {
  found: [number, number][] | null;
  category: string | null;
  chosen: Partial<Record<Group, string[]>>;
  sort: Sort;
  offset: number;
  limit: number;
};

function answer({ columns, values, orders }: ReturnType<typeof fill>, asked: Asked) {
  const scores = new Uint16Array(columns.size);
  for (const [at, score] of asked.found ?? []) scores[at * 2 + 1] = score;
  const ids = [...new Set(asked.found?.map(([at]) => at * 2 + 1))].filter((id) => id < columns.size);
  const selection: Selection = {
    found: asked.found && { ids, scores },
    within: asked.category === null ? [] : [values.find("category", asked.category)],
    chosen: Object.fromEntries(
      Object.entries(asked.chosen).map(([group, codes]) => [
        group,
        codes.map((code) => values.find(group as Group, code)),
      ]),
    ),
    sort: asked.sort,
    offset: asked.offset,
    limit: asked.limit,
  };
  return select(columns, orders, values, selection);
}

function compareWithNaive(filled: ReturnType<typeof fill>, list: readonly Thing[], asked: Asked) {
  const expected = naive(list, asked);
  const { total, ids, counts } = answer(filled, asked);
  const counted = (count: (group: Group, value: number) => number | undefined) =>
    groups.map((group) => filled.values.of(group).map((value) => count(group, value)));
  expect({ total, ids, counts: counted((_, value) => counts[value]) }).toEqual({
    total: expected.total,
    ids: expected.ids,
    counts: counted((group, value) => expected.count(group, filled.values.codeOf(value))),
  });
}

test("pages, totals and counts are those of a plain walk over the catalogue", () => {
  fc.assert(
    fc.property(things, question, (list, asked) => compareWithNaive(fill(list), list, asked)),
    { numRuns: 300 },
  );
});

test("changing documents gives what filling anew would", () => {
  fc.assert(
    fc.property(things, things, question, (before, after, asked) => {
      const filled = fill(before);
      const kept = before.filter(({ id }) => !after.some((thing) => thing.id === id));
      for (const thing of after) filled.put(thing);
      const changed = new Set(after.map(({ id }) => id));
      const orders = ordersAfter(filled.orders, { columns: filled.columns, changed });
      compareWithNaive({ ...filled, orders }, [...kept, ...after], asked);
    }),
    { numRuns: 150 },
  );
});

test("of very many hits the best page is found without sorting them all", () => {
  const list: Thing[] = Array.from({ length: 5_000 }, (_, at) => ({
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
      found,
      within: [],
      chosen: {},
      sort: "RELEVANCE",
      offset,
      limit,
    }).ids;
  const { place } = filled.orders;
  const sorted = list
    .map(({ id }) => id)
    .sort((a, b) => (scores[b] ?? 0) - (scores[a] ?? 0) || (place[a] ?? 0) - (place[b] ?? 0));
  expect(page(0, 10)).toEqual(sorted.slice(0, 10));
  expect(page(2_495, 20)).toEqual(sorted.slice(2_495, 2_515));
  expect(page(4_990, 20)).toEqual(sorted.slice(4_990));
});
