import { expect, test } from "vitest";
import { stockFixture } from "../testing/stock-fixture.ts";
import { transferCalls } from "../testing/transfer-calls.ts";

const fixture = await stockFixture();
const { outcome, storeStaff, stock, movements, broken } = fixture;
const { draft, seen, send, receive } = transferCalls(fixture);

test("MS-03 products are received in parts and the rest is lost: then the transfer ends, and no unit is counted twice", async () => {
  await Promise.all([stock("S1", 9), stock("S2", 9)]);
  const code = await draft({ S1: 5, S2: 2 });
  await send(code);
  expect(await receive(code, { S1: [3, 0], S2: [2, 0] })).toBe("DONE");
  expect(await seen(code)).toMatchObject({ state: "sent", lines: [{ received: 3, open: 2 }, { open: 0 }] });
  expect(await broken()).toEqual([]);
  expect(await receive(code, { S1: [1, 1] })).toBe("DONE");
  expect(await seen(code)).toMatchObject({
    state: "received",
    can: [],
    lines: [{ received: 4, lost: 1, open: 0 }, {}],
  });
  expect([await movements("S1"), await movements("S1", "1001")]).toEqual([
    ["opening +9 = 9", "transferOut -5 = 4"],
    ["transferIn +3 = 3", "transferIn +1 = 4"],
  ]);
  expect((await seen(code))?.events.map(({ step }) => step)).toEqual(["created", "sent", "received", "received"]);
  expect(await broken()).toEqual([]);
});

test("MS-03 more than is on its way is not received, nor anything of a draft, nor nothing at all", async () => {
  const code = await draft({ S1: 2 });
  expect(await receive(code, { S1: [1, 0] })).toBe("ACTION_NOT_ALLOWED");
  await send(code);
  expect(await receive(code, { S1: [2, 1] })).toBe("TOO_MANY");
  expect(await receive(code, { S2: [1, 0] })).toBe("TOO_MANY");
  expect(await receive(code, { S1: [0, 0] })).toBe("NOTHING_RECEIVED");
  expect(await movements("S1", "1001")).toHaveLength(2);
});

test("MS-03 a receipt that is sent many times counts once", async () => {
  const code = await draft({ S2: 2 });
  await send(code);
  const input = { code, version: 1, lines: [{ skuCode: "S2", received: 1, lost: 0 }] };
  const replies = await Promise.all(Array.from({ length: 4 }, () => outcome("adminReceiveTransfer", input)));
  expect(replies.toSorted()).toEqual(["CHANGED", "CHANGED", "CHANGED", "DONE"]);
  expect((await seen(code))?.lines[0]).toMatchObject({ received: 1, open: 1 });
});

test("MS-06 products are received by staff of the destination", async () => {
  const code = await draft({ S2: 1 }, { toCode: "1002" });
  await send(code);
  expect(await receive(code, { S2: [1, 0] }, await storeStaff("1001"))).toBe("NOT_FOUND");
  expect(await receive(code, { S2: [1, 0] }, await storeStaff("1002"))).toBe("DONE");
  expect(await broken()).toEqual([]);
});
