import { expect, test } from "vitest";
import { adminClient } from "../testing/admin-client.ts";

const { staff, query } = await adminClient();
const stores = `query adminStores { adminStores { code name } }`;

test("staff who read orders get the stores to filter by; marketing does not", async () => {
  expect(await query(stores)).toEqual([{ code: "1001", name: "Senayan City" }]);
  expect(await query(stores, {}, await staff.signedIn("marketing@staff.test", "marketing"))).toBe("FORBIDDEN");
});
