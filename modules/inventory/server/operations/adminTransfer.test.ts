import { expect, test } from "vitest";
import { stockFixture } from "../testing/stock-fixture.ts";
import { transferCalls } from "../testing/transfer-calls.ts";

const fixture = await stockFixture();
const { staff } = fixture;
const { draft, seen } = transferCalls(fixture);

test("MS-03 a transfer shows who did what, and the allowed actions; readers have none", async () => {
  const code = await draft({ S1: 2 });
  expect(await seen(code)).toMatchObject({
    can: ["edit", "send", "cancel"],
    events: [{ step: "created", actor: "Name of desk@staff.test" }],
  });
  expect((await seen(code, await staff.signedIn("support@staff.test", "support")))?.can).toEqual([]);
  expect(await seen("TR-NONE")).toBeNull();
});
