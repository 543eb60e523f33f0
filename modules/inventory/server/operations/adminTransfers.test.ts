import { expect, test } from "vitest";
import { stockFixture } from "../testing/stock-fixture.ts";
import { transferCalls } from "../testing/transfer-calls.ts";

const fixture = await stockFixture();
const { query, storeStaff, desk, stock, staff } = fixture;
const { draft, send, receive } = transferCalls(fixture);
const list = (headers = desk): Promise<{ code: string }[]> =>
  query("query adminTransfers { adminTransfers { code state units received lost fromName toName } }", headers);

test("MS-03 transfers are listed with their state and units, newest first; staff of one store see theirs", async () => {
  await stock("S1", 9);
  const first = await draft({ S1: 3 });
  await send(first);
  await receive(first, { S1: [1, 1] });
  staff.clock.advance(60_000);
  const second = await draft({ S1: 1 }, { toCode: "1002" });
  expect(await list()).toEqual([
    { code: second, state: "draft", units: 1, received: 0, lost: 0, fromName: "Jakarta", toName: "Kelapa Gading" },
    { code: first, state: "sent", units: 3, received: 1, lost: 1, fromName: "Jakarta", toName: "Senayan" },
  ]);
  expect((await list(await storeStaff("1002"))).map(({ code }) => code)).toEqual([second]);
});
