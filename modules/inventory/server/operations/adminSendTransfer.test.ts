import { expect, test } from "vitest";
import { stockFixture } from "../testing/stock-fixture.ts";
import { transferCalls } from "../testing/transfer-calls.ts";

const fixture = await stockFixture();
const { outcome, storeStaff, stock, hold, movements, broken } = fixture;
const { draft, seen, send } = transferCalls(fixture);

test("MS-03 sent products have left their place and are on their way, exactly once for repeated presses", async () => {
  await stock("S1", 5);
  const code = await draft({ S1: 2 });
  const replies = await Promise.all(
    Array.from({ length: 4 }, () => outcome("adminSendTransfer", { code, version: 0 })),
  );
  expect(replies.filter((reply) => reply === "DONE")).toHaveLength(1);
  expect(await movements("S1")).toEqual(["opening +5 = 5", "transferOut -2 = 3"]);
  expect(await seen(code)).toMatchObject({ state: "sent", can: ["receive"], lines: [{ open: 2 }] });
});

test("MS-03 a transfer of units that orders hold is refused as a whole", async () => {
  await Promise.all([stock("S2", 5), stock("S3", 5)]);
  await hold("O-2", "S2", 4);
  const code = await draft({ S2: 2, S3: 2 });
  expect(await send(code)).toBe("BELOW_HELD");
  expect([await movements("S3"), (await seen(code))?.state]).toEqual([["opening +5 = 5"], "draft"]);
  expect(await send(await draft({}))).toBe("NOTHING_TO_SEND");
});

test("MS-06 products are sent by staff of the origin", async () => {
  const code = await draft({ S3: 1 });
  const receiver = await storeStaff("1001");
  expect((await seen(code, receiver))?.can).toEqual(["edit", "cancel"]);
  expect(await send(code, receiver)).toBe("ACTION_NOT_ALLOWED");
  expect(await send(code, await storeStaff("1002"))).toBe("NOT_FOUND");
  expect(await send(code)).toBe("DONE");
  expect(await broken()).toEqual([]);
});
