import { expect, test } from "vitest";
import { adminClient } from "../testing/admin-client.ts";

const { staff, query, outcome } = await adminClient();
const names = async (as: { cookie: string }) =>
  (await query(`query adminViews { adminViews(list: "orders") { name query } }`, {}, as)).map(
    ({ name, query: address }: { name: string; query: string }) => `${name}: ${address}`,
  );
const view = { list: "orders", name: "Mine", query: "tab=all", isShared: false };

test("MF-08 a view of the same name is replaced; names of different people do not collide", async () => {
  const [one, other] = [
    await staff.signedIn("one@save.test", "support"),
    await staff.signedIn("two@save.test", "support"),
  ];
  expect(await outcome("adminSaveView", view, one)).toBe("DONE");
  expect(await outcome("adminSaveView", view, other)).toBe("DONE");
  expect(await outcome("adminSaveView", { ...view, query: "tab=ended" }, one)).toBe("DONE");
  expect(await names(one)).toEqual(["Mine: tab=ended"]);
  expect(await names(other)).toEqual(["Mine: tab=all"]);
});

test("MF-08 no more than 50 views of a list are kept for one person, in parallel too; one of them can still be replaced", async () => {
  const many = await staff.signedIn("many@save.test", "support");
  const saved = await Promise.all(
    Array.from({ length: 55 }, (_, at) => outcome("adminSaveView", { ...view, name: `View ${at}` }, many)),
  );
  expect(saved.filter((one) => one === "DONE")).toHaveLength(50);
  expect(saved.filter((one) => one === "TOO_MANY")).toHaveLength(5);
  const winner = saved.indexOf("DONE");
  expect(await outcome("adminSaveView", { ...view, name: `View ${winner}`, query: "tab=done" }, many)).toBe("DONE");
});

test("a view without a name, of another list or with an address of another page is refused", async () => {
  for (const wrong of [
    { name: " " },
    { list: "secrets" },
    { query: "https://evil.test/" },
    { query: "x".repeat(2_001) },
  ])
    expect(await outcome("adminSaveView", { ...view, ...wrong })).toBe("INVALID_INPUT");
});
