import { expect, test } from "vitest";
import { aGuest } from "#kit/graphql/testing/request-context.ts";
import { countQueries } from "#kit/postgres/query-counter.ts";
import { testDatabase } from "#kit/testing/test-database.ts";
import { fillRegions } from "../index.ts";
import { addressBookFixture, aHome } from "../testing/address-book-fixture.ts";
import { someAreas } from "../testing/some-areas.ts";

const { database } = await testDatabase();
await fillRegions(database, someAreas);
const fixture = addressBookFixture(database);
const { list, save } = fixture;

test("a member's own addresses are listed, the default first, then the one saved last", async () => {
  await save("U1", { ...aHome, address1: "first" });
  await save("U1", { ...aHome, address1: "second" });
  await save("U1", { ...aHome, address1: "third" });
  await save("U2", { ...aHome, address1: "of another member" });
  expect((await list("U1")).map(({ address1 }) => address1)).toEqual(["first", "third", "second"]);
});

test("a list of any length takes one statement", async () => {
  const counter = countQueries(database);
  await list("U1");
  counter.stop();
  expect(counter.statements.length).toBe(1);
});

test("guests and anonymous callers are refused", async () => {
  for (const caller of [aGuest, { kind: "anonymous" } as const]) {
    const { errors } = await fixture.ask("query queryAddressList { queryAddressList { addressCode } }", {}, { caller });
    expect(errors?.[0]?.extensions.code).toBe("0002");
  }
});
