import { expect, test } from "vitest";
import { aGuest } from "#kit/graphql/testing/request-context.ts";
import { testDatabase } from "#kit/testing/test-database.ts";
import { fillRegions } from "../index.ts";
import { addressBookFixture, aHome } from "../testing/address-book-fixture.ts";
import { someAreas } from "../testing/some-areas.ts";

const { database } = await testDatabase();
await fillRegions(database, someAreas);
const fixture = addressBookFixture(database);
const { list, remove, save } = fixture;

test("D-45 a removed address is gone, and the one saved last becomes the default", async () => {
  const first = (await save("U1", aHome)).data?.addressCode ?? "";
  const second = (await save("U1", { ...aHome, address1: "second" })).data?.addressCode ?? "";
  const third = (await save("U1", { ...aHome, address1: "third", isDefault: true })).data?.addressCode ?? "";
  expect(await remove("U1", third)).toMatchObject({ success: true, data: { addressCode: third } });
  expect((await list("U1")).map(({ addressCode, isDefault }) => [addressCode, isDefault])).toEqual([
    [second, true],
    [first, false],
  ]);
});

test("S7 another member's address gets the same reply as an unknown one, and stays", async () => {
  const own = (await save("U2", aHome)).data?.addressCode ?? "";
  const foreign = await remove("U3", own);
  expect(foreign).toMatchObject({ success: false, errorCode: "NOT_FOUND" });
  expect(foreign).toEqual(await remove("U3", "unknown-code"));
  expect(await list("U2")).toMatchObject([{ addressCode: own }]);
});

test("guests and anonymous callers are refused", async () => {
  for (const caller of [aGuest, { kind: "anonymous" } as const]) {
    const { errors } = await fixture.ask(
      `mutation removeAddress { removeAddress(addressCode: "x") { success } }`,
      {},
      { caller },
    );
    expect(errors?.[0]?.extensions.code).toBe("0002");
  }
});
