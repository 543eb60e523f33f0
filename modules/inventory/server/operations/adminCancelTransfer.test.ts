import { expect, test } from "vitest";
import { stockFixture } from "../testing/stock-fixture.ts";
import { transferCalls } from "../testing/transfer-calls.ts";

const fixture = await stockFixture();
const { outcome, stock, movements, broken } = fixture;
const { draft, seen, send } = transferCalls(fixture);

test("MS-03 a draft can be cancelled, a transfer on its way cannot", async () => {
  await stock("S1", 5);
  const code = await draft({ S1: 2 });
  expect(await outcome("adminCancelTransfer", { code, version: 0 })).toBe("DONE");
  expect([(await seen(code))?.state, await movements("S1")]).toEqual(["cancelled", ["opening +5 = 5"]]);
  expect(await send(code)).toBe("ACTION_NOT_ALLOWED");
  const sent = await draft({ S1: 2 });
  await send(sent);
  expect(await outcome("adminCancelTransfer", { code: sent, version: 1 })).toBe("ACTION_NOT_ALLOWED");
  expect(await broken()).toEqual([]);
});
