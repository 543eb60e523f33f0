import { expect, test } from "vitest";
import { adminClient } from "../testing/admin-client.ts";

const { staff, query, outcome } = await adminClient();
const views = (as?: { cookie: string }, list = "orders") =>
  query(
    `query adminViews($list: String!) { adminViews(list: $list) { name query isShared isMine ownerName } }`,
    { list },
    as,
  );

test("MF-08 staff see their own views of a list and shared ones, and no others", async () => {
  const mine = await staff.signedIn("mine@views.test", "support");
  const theirs = await staff.signedIn("theirs@views.test", "finance");
  const view = (name: string, isShared: boolean) => ({ list: "orders", name, query: "tab=all&sort=amount", isShared });
  expect(await outcome("adminSaveView", view("Large ones", false), mine)).toBe("DONE");
  expect(await outcome("adminSaveView", view("To refund", true), theirs)).toBe("DONE");
  expect(await outcome("adminSaveView", view("Secret", false), theirs)).toBe("DONE");
  expect(await views(mine)).toEqual([
    {
      name: "Large ones",
      query: "tab=all&sort=amount",
      isShared: false,
      isMine: true,
      ownerName: "Name of mine@views.test",
    },
    {
      name: "To refund",
      query: "tab=all&sort=amount",
      isShared: true,
      isMine: false,
      ownerName: "Name of theirs@views.test",
    },
  ]);
  expect(await views(mine, "products")).toEqual([]);
  expect(await views(mine, "secrets")).toBe("INVALID_INPUT");
});
