import { sql } from "kysely";
import { expect, test } from "vitest";
import { testDatabase } from "#kit/testing/test-database.ts";
import { aDraft } from "#modules/order/server/testing/a-draft.ts";
import type { FindProvider } from "../ports/find-provider.ts";
import { adminFixture } from "../testing/admin-fixture.ts";

const { database } = await testDatabase();
const requests: string[] = [];
const products: FindProvider = {
  needs: "catalogue.read",
  async find(_db, { text, locale, limit }) {
    requests.push(`${text} ${locale} ${limit}`);
    return [{ kind: "product", code: "P1", title: "Castle", detail: "", to: "/admin/products/P1" }];
  },
};
const { staff, orders } = await adminFixture(database, { finders: [products] });
const store = { code: "1001", name: "Senayan", address1: "Jl. Asia Afrika" };
const pickup = { deliveryMethod: "storePickup", address: null, service: null, days: null, store } as const;
const [sent = ""] = await orders.placed(aDraft({ paymentReference: "find-1" }));
const [fetched = ""] = await orders.placed(aDraft({ paymentReference: "find-2", ...pickup }));
const people = {
  admin: await staff.signedIn("sari.admin@find.test", "admin"),
  orderDesk: await staff.signedIn("desk@find.test", "orderDesk"),
  support: await staff.signedIn("support@find.test", "support"),
  marketing: await staff.signedIn("marketing@find.test", "marketing"),
  storeStaff: await staff.signedIn("store@find.test", "storeStaff"),
};
await sql`update staff.account set store_code = '1001' where email = 'store@find.test'`.execute(database.kysely);

type Found = { kind: string; code: string; title: string; detail: string; to: string };
async function find(text: string, who: keyof typeof people): Promise<Found[]> {
  const document = "query adminFind($text: String!) { adminFind(text: $text) { kind code title detail to } }";
  const { body } = await staff.post<{ adminFind: Found[] }>(document, { text }, people[who]);
  return body.data?.adminFind ?? [];
}
const kindsOf = (found: readonly Found[]) => found.map(({ kind, code }) => `${kind} ${code}`);

test("MF-10 an order is found by its number, with its state and its address; products come from their own module", async () => {
  const [order, product] = await find(sent, "orderDesk");
  expect(order).toMatchObject({ kind: "order", code: sent, title: sent, to: `/admin/orders/${sent}` });
  expect(product).toMatchObject({ kind: "product", title: "Castle" });
  expect(requests.at(-1)).toBe(`${sent} en-US 6`);
});

test("MF-10 staff find only what their roles permit; names are masked as in the list", async () => {
  expect(kindsOf(await find(sent, "marketing"))).toEqual(["product P1"]);
  expect(kindsOf(await find(sent, "storeStaff"))).toEqual(["product P1"]);
  expect(kindsOf(await find(fetched, "storeStaff"))).toEqual([`order ${fetched}`, "product P1"]);
  const [forDesk] = await find(sent, "orderDesk");
  const [forSupport] = await find(sent, "support");
  expect(forDesk?.detail).not.toBe(forSupport?.detail);
  expect(forSupport?.detail).toContain("•••");
});

test("accounts of staff are found by those who administer them", async () => {
  expect(kindsOf(await find("SARI", "admin")).filter((one) => one.startsWith("staff"))).toHaveLength(1);
  expect(kindsOf(await find("sari", "orderDesk")).filter((one) => one.startsWith("staff"))).toEqual([]);
});

test("less than two characters find nothing, and no provider is asked", async () => {
  const before = requests.length;
  expect(await find(" a ", "admin")).toEqual([]);
  expect(requests).toHaveLength(before);
});
