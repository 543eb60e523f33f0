import { expect, test } from "vitest";
import { returnStatuses } from "#modules/order/contract/return-status.ts";
import { returnActors, returnTransitionsOf } from "./return-transitions.ts";

test("what each actor may do, status by status", () => {
  const table = Object.fromEntries(
    returnStatuses.map((status) => [
      status,
      Object.fromEntries(returnActors.map((actor) => [actor, returnTransitionsOf(status, actor)])),
    ]),
  );
  const nothing = { shopper: [], staff: [], system: [] };
  expect(table).toEqual({
    requested: { shopper: ["undo"], staff: ["approve", "refuse"], system: [] },
    approved: { shopper: ["undo", "ship"], staff: ["receive"], system: ["expire"] },
    refused: nothing,
    inTransit: { shopper: [], staff: ["receive"], system: [] },
    received: { shopper: [], staff: ["refuse", "refund"], system: [] },
    refunded: nothing,
    cancelled: nothing,
  });
});
