import { expect, test } from "vitest";
import { testDatabase } from "#kit/testing/test-database.ts";
import { aDraft } from "../testing/a-draft.ts";
import { orderFixture } from "../testing/order-fixture.ts";
import { ownOrderCodes } from "./own-order-codes.ts";

const { database } = await testDatabase();
const fixture = await orderFixture(database);

test("1D-02 an owner's orders are found by their code and by the reference of their payment, another's by neither", async () => {
  const together = await fixture.placed(
    aDraft({ owner: "member:ANA", paymentReference: "OWN-1" }),
    aDraft({ owner: "member:ANA", paymentReference: "OWN-1" }),
  );
  const [single = ""] = await fixture.placed(aDraft({ owner: "member:ANA", paymentReference: "OWN-2" }));
  const [other = ""] = await fixture.placed(aDraft({ owner: "member:BUDI", paymentReference: "OWN-3" }));
  const found = async (...references: readonly string[]) =>
    Object.fromEntries(await ownOrderCodes(database.kysely, "member:ANA", references));
  expect(await found()).toEqual({});
  expect(await found("OWN-1")).toEqual({ "OWN-1": together.toSorted() });
  expect(await found("OWN-1", single, other, "OWN-3", "NOTHING")).toEqual({
    "OWN-1": together.toSorted(),
    [single]: [single],
  });
});
