import { expect, test } from "vitest";
import { adminClient } from "../testing/admin-client.ts";

const { staff, query, outcome } = await adminClient();
const idsOf = async (as: { cookie: string }): Promise<string[]> =>
  (await query(`query adminViews { adminViews(list: "orders") { id } }`, {}, as)).map(({ id }: { id: string }) => id);

test("MF-08 a view is deleted by its owner, a shared one also by an administrator, and by no other account", async () => {
  const owner = await staff.signedIn("owner@delete.test", "support");
  const colleague = await staff.signedIn("colleague@delete.test", "support");
  const admin = await staff.signedIn("admin@delete.test", "admin");
  const save = (name: string, isShared: boolean) =>
    outcome("adminSaveView", { list: "orders", name, query: "tab=all", isShared }, owner);
  await save("own", false);
  const [own = ""] = await idsOf(owner);
  await save("shared", true);
  const shared = (await idsOf(owner)).find((id) => id !== own) ?? "";
  expect(await outcome("adminDeleteView", { id: shared }, colleague)).toBe("NOT_FOUND");
  expect(await outcome("adminDeleteView", { id: own }, admin)).toBe("NOT_FOUND");
  expect(await outcome("adminDeleteView", { id: shared }, admin)).toBe("DONE");
  expect(await outcome("adminDeleteView", { id: own }, owner)).toBe("DONE");
  expect(await outcome("adminDeleteView", { id: own }, owner)).toBe("NOT_FOUND");
  expect(await idsOf(owner)).toEqual([]);
});
