import { expect, test } from "vitest";
import { accountsClient } from "../testing/accounts-client.ts";

const { ani, idOf, query } = await accountsClient();
const one = (id: string, headers = ani) =>
  query(
    `query adminStaffMember($id: String!) { adminStaffMember(id: $id) { email roles storeCode isSelf } }`,
    { id },
    headers,
  );

test("one account by its id, for administrators alone; null where there is none", async () => {
  const id = await idOf("orders@staff.test");
  expect(await one(id)).toEqual({ email: "orders@staff.test", roles: ["orderDesk"], storeCode: null, isSelf: false });
  expect((await one(await idOf("ani@staff.test"))).isSelf).toBe(true);
  expect(await one("nonsense")).toBeNull();
  expect(await one("00000000-0000-4000-8000-000000000000")).toBeNull();
});
