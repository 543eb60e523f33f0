import { expect, test } from "vitest";
import { returnStatuses } from "#modules/order/contract/return-status.ts";
import { returnActors, returnMovesOf } from "./return-moves.ts";

test("what each actor may do, status by status", () => {
  const table = Object.fromEntries(
    returnStatuses.map((status) => [
      status,
      Object.fromEntries(returnActors.map((actor) => [actor, returnMovesOf(status, actor)])),
    ]),
  );
  const nothing = { shopper: [], staff: [], system: [] };
  expect(table).toEqual({
    "10": { shopper: ["undo"], staff: ["approve", "refuse"], system: [] },
    "20": { shopper: ["undo", "ship"], staff: ["receive"], system: ["expire"] },
    "21": nothing,
    "30": { shopper: [], staff: ["receive"], system: [] },
    "40": { shopper: [], staff: ["refuse", "refund"], system: [] },
    "50": nothing,
    "60": nothing,
  });
});
