import { sql } from "kysely";
import { describe, expect, test } from "vitest";
import { countQueries } from "../postgres/query-counter.ts";
import { emptyTestDatabase } from "../testing/test-database.ts";
import type { RequestContext } from "./context.ts";
import { createExecutor } from "./executor.ts";
import { joinSchemas } from "./join-schemas.ts";
import { createLoaders } from "./loaders.ts";
import { moduleOf } from "./testing/module-of.ts";
import { requestContext } from "./testing/request-context.ts";

type Parent = { id: number };
type Child = { id: number; parent: number };

describe("one request", () => {
  test("reads each key once, in one batch", async () => {
    const batches: (readonly number[])[] = [];
    const loaders = createLoaders();
    const double = async (keys: readonly number[]) => {
      batches.push(keys);
      return keys.map((key) => key * 2);
    };
    const load = (key: number) => loaders.get("double", double).load(key);
    expect(await Promise.all([load(1), load(2), load(1)])).toEqual([2, 4, 2]);
    expect(await load(2)).toBe(4);
    expect(batches).toEqual([[1, 2]]);
  });

  test("shares nothing with the next request", async () => {
    let reads = 0;
    const batch = async (keys: readonly number[]) => keys.map(() => ++reads);
    expect(await createLoaders().get("n", batch).load(1)).toBe(1);
    expect(await createLoaders().get("n", batch).load(1)).toBe(2);
  });
});

test("a list of 50 parents with their children takes 2 statements", async () => {
  const { database } = await emptyTestDatabase();
  const { kysely } = database;
  await sql`create table parent (id int primary key)`.execute(kysely);
  await sql`create table child (id int primary key, parent int not null references parent)`.execute(kysely);
  await sql`insert into parent select generate_series(1, 50)`.execute(kysely);
  await sql`insert into child select n, 1 + (n - 1) / 3 from generate_series(1, 150) n`.execute(kysely);

  const childrenOf = async (parents: readonly number[]) => {
    const { rows } = await sql<Child>`select id, parent from child where parent = any(${parents}) order by id`.execute(
      kysely,
    );
    const byParent = Map.groupBy(rows, (row) => row.parent);
    return parents.map((parent) => byParent.get(parent) ?? []);
  };
  const schema =
    "extend type Query { parents: [Parent!]! } type Parent { id: Int! children: [Child!]! } type Child { id: Int! }";
  const module = moduleOf("family", schema, {
    Query: { parents: async () => (await sql<Parent>`select id from parent order by id`.execute(kysely)).rows },
    Parent: {
      children: (parent: Parent, _args: unknown, context: RequestContext) =>
        context.loaders.get("children", childrenOf).load(parent.id),
    },
  });
  const executor = createExecutor(joinSchemas([module]), { report: () => {} });
  const counter = countQueries(database);

  const result = await executor.execute({ query: "{ parents { id children { id } } }", context: requestContext() });

  expect(result.errors).toBeUndefined();
  expect(counter.statements).toHaveLength(2);
  expect(result.data?.parents).toEqual(
    Array.from({ length: 50 }, (_, i) => ({ id: i + 1, children: [1, 2, 3].map((n) => ({ id: i * 3 + n })) })),
  );
});
