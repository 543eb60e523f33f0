import { sql } from "kysely";
import { expect, test } from "vitest";
import type { Json } from "#kit/core/fields/field-changes.ts";
import { inAll } from "#modules/catalogue/server/testing/products-fixture.ts";
import { aMember } from "#modules/identity/server/testing/a-member.ts";
import { testShopper } from "../checkout/test-shopper.ts";
import { recordDocuments } from "../testing/record-fixture.ts";
import { saveByStaff } from "../testing/save-by-staff.ts";
import { shopDatabase } from "../testing/shop-database.ts";
import { staffSession } from "../testing/staff-session.ts";
import { startTestShop } from "../testing/start-test-shop.ts";

const { url, database } = await shopDatabase();
const nodes = [await startTestShop({ databaseUrl: url }), await startTestShop({ databaseUrl: url })] as const;
const [one, other] = nodes;
const { save, undo } = saveByStaff(one, await staffSession(database, "rani@rules.test", "admin"));
const dewi = await staffSession(database, "dewi@rules.test", "catalogue");
const mita = await staffSession(database, "mita@rules.test", "marketing");
const within5s = { timeout: 5_000 };
let version = 0;
const saveRules = async (fields: Readonly<Record<string, Json>>) => {
  const saved = await save("shopRules", "shop", version, fields);
  version = saved.version;
  return saved;
};
const takeBack = async (entryId: number) => {
  await undo(entryId);
  version += 1;
};

const { rows } = await sql<{ product: string; sku: string; price: number }>`
  select product.code as product, sku.code as sku, sku.price::int as price from catalogue.sku
  join catalogue.product on product.code = sku.product_code and product.on_sale
  where ships_from is null and sku.sale_price = sku.price and sku.price > 100000 order by sku.code limit 1`.execute(
  database.kysely,
);
const product = rows[0] ?? { product: "", sku: "", price: 0 };
await sql`update promotion.activity set status = 'stopped'`.execute(database.kysely);

/** The second node reads a changed rule when it is told; a moment is enough. */
const heard = () => new Promise((resolve) => setTimeout(resolve, 2_000));

/** A save on the second node: the paths that wait for a second person. */
async function waitingThere(input: object, headers: { readonly cookie: string }): Promise<readonly string[]> {
  const { body } = await other.postToAdmin<{ adminSaveRecord: { success: boolean; waiting: readonly string[] } }>({
    query: recordDocuments.save,
    variables: { input },
    headers,
  });
  if (!body.data?.adminSaveRecord.success) throw new Error(JSON.stringify(body));
  return body.data.adminSaveRecord.waiting;
}

test("the minutes of a checkout, changed on one node, are those of the next checkout on another, until it is undone", async () => {
  const shopper = await testShopper(other);
  await sql`update inventory.stock set quantity = sold + 20 where sku_code = ${product.sku}`.execute(database.kysely);
  await shopper.add(product.product, product.sku);
  const minutes = async () => {
    const began = Date.now();
    const { queryCheckout } = await shopper.ask<{ queryCheckout: { data: { expiresAt: string } } }>(
      "query queryCheckout($checkoutId: ID!) { queryCheckout(checkoutId: $checkoutId) { data { expiresAt } } }",
      { checkoutId: await shopper.begin() },
    );
    return Math.round((new Date(queryCheckout.data.expiresAt).getTime() - began) / 60_000);
  };
  expect(await minutes()).toBe(30);
  const { entryId } = await saveRules({ checkoutMinutes: 90 });
  await expect.poll(minutes, within5s).toBe(90);
  await takeBack(entryId);
  await expect.poll(minutes, within5s).toBe(30);
});

test("the share of stock for unpaid guests, changed on one node, refuses an order on another", async () => {
  await sql`update inventory.stock set quantity = sold
    where sku_code in (select code from catalogue.sku where product_code = ${product.product})`.execute(
    database.kysely,
  );
  await sql`update inventory.stock set quantity = sold + 20 where sku_code = ${product.sku} and source_code = 'WH01'`.execute(
    database.kysely,
  );
  const order = async () => {
    const shopper = await testShopper(other);
    await shopper.add(product.product, product.sku, 4);
    const id = await shopper.begin();
    await shopper.fill(id, `guest-${crypto.randomUUID().slice(0, 8)}`);
    const { success, errorCode } = await shopper.place(id, crypto.randomUUID());
    return success ? "ordered" : errorCode;
  };
  // The test shop's environment has no limit.
  expect(await order()).toBe("ordered");
  await saveRules({ unpaidGuestPercent: 1 });
  await heard();
  expect(await order()).toBe("PAY_AT_ONCE");
});

test("the price floor, changed on one node, makes a price wait that another saved before", async () => {
  const path = `skus/${product.sku}/price`;
  const propose = async (share: number) => {
    const { body } = await other.postToAdmin<{ adminRecord: { version: number } }>({
      query: recordDocuments.read,
      variables: { type: "product", id: product.product },
      headers: dewi,
    });
    const changes = [{ path, value: Math.round(product.price * share) }];
    const input = { type: "product", id: product.product, version: body.data?.adminRecord.version ?? 0, changes };
    return waitingThere(input, dewi);
  };
  expect(await propose(0.61)).toEqual([]);
  await saveRules({ priceFloorPercent: 90 });
  await heard();
  expect(await propose(0.6)).toEqual([path]);
});

test("the budget of promotions, changed on one node, makes one wait on another", async () => {
  const hour = 3_600_000;
  const begin = async (id: string, budget: number) => {
    const fields = {
      ...{ kind: "tier", names: inAll("A tier"), rewardByPercentage: true, scope: { everything: true } },
      ...{ levels: [{ threshold: 1_000_000, reward: 10 }], budget },
      beginsAt: new Date(Date.now() - hour).toISOString(),
      endsAt: new Date(Date.now() + hour).toISOString(),
    };
    const changes = Object.entries(fields).map(([path, value]) => ({ path, value }));
    await waitingThere({ type: "promotion", id, version: 0, create: true, changes }, mita);
    return waitingThere({ type: "promotion", id, version: 1, changes: [{ path: "status", value: "active" }] }, mita);
  };
  expect(await begin("BUDGET_BEFORE", 5_000_000)).toEqual([]);
  await saveRules({ promotionBudgetLimit: 1_000_000 });
  await heard();
  expect(await begin("BUDGET_OVER", 5_000_000)).toEqual(["status"]);
  expect(await begin("BUDGET_UNDER", 500_000)).toEqual([]);
});

test("the days of a request to delete an account, changed on one node, are those of the next request on another", async () => {
  await aMember(database, "UDELETION");
  const days = async () => {
    const receivedAt = new Date(Date.now() - 60_000).toISOString().slice(0, 16);
    const form = { receivedAt, receivedBy: "phone", proof: "idCard", proofNote: "Card seen", asked: "Delete it" };
    const { body } = await other.postToAdmin<{
      adminRecordPrivacyRequest: { success: boolean; errorMessage: string | null; data: { id: string } | null };
    }>({
      query: `mutation adminRecordPrivacyRequest($input: AdminRecordPrivacyRequestInput!) {
        adminRecordPrivacyRequest(input: $input) { success errorMessage data { id } } }`,
      variables: { input: { ...form, code: "UDELETION", kind: "delete" } },
      headers: await staffSession(database, `sari-${crypto.randomUUID()}@rules.test`, "orderDesk"),
    });
    const id = body.data?.adminRecordPrivacyRequest.data?.id;
    if (id === undefined) throw new Error(JSON.stringify(body));
    const { rows: requests } = await sql<{ days: number }>`
      select round(extract(epoch from due_at - received_at) / 86400)::int as days from privacy.request
      where id = ${id}`.execute(database.kysely);
    return requests[0]?.days;
  };
  expect(await days()).toBe(14);
  await saveRules({ deletionRequestDays: 30 });
  await expect.poll(days, within5s).toBe(30);
});
