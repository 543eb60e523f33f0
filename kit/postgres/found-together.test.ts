import { sql } from "kysely";
import { expect, test } from "vitest";
import { testDatabase } from "../testing/test-database.ts";
import { anyList } from "./any-list.ts";
import { fixedStatement, type Places } from "./fixed-statement.ts";
import { foundTogether, type Keys } from "./found-together.ts";
import { countQueries } from "./query-counter.ts";

const { database } = await testDatabase();
const find = foundTogether(
  fixedStatement(
    ({ keys }: Places<Keys>) => sql<{ key: string; length: number }>`
      select key, length(key) as length from unnest(${anyList(keys)}) as key where key not like 'no%'`,
  ),
);

test("everybody who looks at the same time finds their own by one statement, or nothing", async () => {
  const counter = countQueries(database);
  const looked = await Promise.all(["three", "nobody", "one", "three"].map((key) => find(database.kysely, key)));
  expect(looked).toEqual([{ key: "three", length: 5 }, null, { key: "one", length: 3 }, { key: "three", length: 5 }]);
  expect(counter.statements).toHaveLength(1);
  counter.stop();
});

test("whoever looks alone finds the same", async () => {
  expect(await find(database.kysely, "eleven")).toEqual({ key: "eleven", length: 6 });
  expect(await find(database.kysely, "none")).toBeNull();
});
