import { expect, test } from "vitest";
import { testDatabase } from "#kit/testing/test-database.ts";
import { ownerOfOrders } from "./order-payments.ts";
import { aDraft } from "./testing/a-draft.ts";
import { orderFixture } from "./testing/order-fixture.ts";

const { database } = await testDatabase();
const fixture = await orderFixture(database);
const unknown = "BB2222222222";

test("1D-02 of a list of order codes the first twenty are looked up, each counted once, and all of those must be known", async () => {
  const codes = await fixture.placed(...Array.from({ length: 20 }, () => aDraft({ paymentReference: "TWENTY" })));
  const owner = async (...list: readonly string[]) => (await ownerOfOrders(database.kysely, list.join(",")))?.reference;
  expect(await owner(...codes)).toBe("TWENTY");
  expect(await owner(...codes, unknown)).toBe("TWENTY");
  expect(await owner(...codes.slice(1), unknown)).toBeUndefined();
  expect(await owner(codes[0] ?? "", codes[0] ?? "")).toBe("TWENTY");
});
