import { execFile } from "node:child_process";
import { readFileSync } from "node:fs";
import { promisify } from "node:util";
import { expect, expectTypeOf, test } from "vitest";
import { aTestKey } from "#apps/server/testing/api-key.ts";
import { shopDatabase } from "#apps/server/testing/shop-database.ts";
import { staffSession } from "#apps/server/testing/staff-session.ts";
import { startTestShop } from "#apps/server/testing/start-test-shop.ts";
import { AdminApiError, adminApi } from "../../clients/admin-api/src/index.ts";

const { database, url } = await shopDatabase();
const shop = await startTestShop({ databaseUrl: url, env: { TRUSTED_DOCUMENTS: "only" } });
await staffSession(database, "admin@client.test", "admin");
const clientWith = async (...scopes: string[]) =>
  adminApi({ url: `${shop.address}/admin/graphql`, key: (await aTestKey(database, { scopes })).text });

test("MX-04 the client lists products, changes a price with a key of its own, and is refused without the scope", async () => {
  const api = await clientWith("catalogue.read", "catalogue.edit");
  const list = await api.query(
    "adminProducts",
    { input: { search: "BTR1001" } },
    { total: true, products: { code: true } },
  );
  expectTypeOf(list).toEqualTypeOf<{
    readonly total: number;
    readonly products: readonly { readonly code: string }[];
  }>();
  expect(list.products.map(({ code }) => code)).toContain("BTR1001");

  const recordOf = () => api.query("adminRecord", { type: "product", id: "BTR1001" }, { version: true, state: true });
  type State = { readonly skus: Readonly<Record<string, { readonly price: number }>> };
  const before = await recordOf();
  if (!before) throw new Error("no product");
  const [sku = "", { price = 0 } = {}] = Object.entries((before.state as State).skus)[0] ?? [];
  const key = crypto.randomUUID();
  const change = (client: typeof api) =>
    client.mutate(
      "adminSaveRecord",
      {
        input: {
          ...{ type: "product", id: "BTR1001", version: before.version, key },
          changes: [{ path: `skus/${sku}/price`, value: price + 5_000 }],
        },
      },
      { success: true, errorMessage: true, version: true },
    );
  const [first, again] = [await change(api), await change(api)];
  expect(first).toEqual({ success: true, errorMessage: null, version: before.version + 1 });
  expect(again.version).toBe(first.version);
  const after = (await recordOf())?.state as State | undefined;
  expect(after?.skus[sku]?.price).toBe(price + 5_000);

  const reader = await clientWith("catalogue.read");
  await expect(change(reader)).rejects.toMatchObject({ name: "AdminApiError", status: 403, code: "FORBIDDEN" });
  expect((await recordOf())?.version).toBe(first.version);
});

test("MX-04 the client says what refused it, and when to come back", async () => {
  const wrong = adminApi({ url: `${shop.address}/admin/graphql`, key: "shk_wrong" });
  await expect(wrong.query("adminCallingKey", {}, { code: true })).rejects.toMatchObject({
    status: 401,
    code: "INVALID_API_KEY",
  });
  const { text } = await aTestKey(database, { scopes: ["catalogue.read"], callsPerMinute: 1 });
  const api = adminApi({ url: `${shop.address}/admin/graphql`, key: text, language: "id-ID" });
  expect(await api.query("adminCallingKey", {}, { state: true })).toEqual({ state: "active" });
  const refused = await api.query("adminCallingKey", {}, { state: true }).catch((problem: unknown) => problem);
  expect(refused).toBeInstanceOf(AdminApiError);
  expect(refused).toMatchObject({ status: 429, code: "RATE_LIMITED" });
  expect((refused as AdminApiError).message).toContain("Terlalu banyak panggilan");
  expect((refused as AdminApiError).retryAfterSeconds).toBeGreaterThan(0);
});

test("what does not exist does not compile", async () => {
  const api = await clientWith("catalogue.read");
  const neverCalled = () => [
    // @ts-expect-error there is no such operation
    api.query("adminNothing", {}, { code: true }),
    // @ts-expect-error there is no such field
    api.query("adminCallingKey", {}, { secret: true }),
    // @ts-expect-error an argument is missing
    api.query("adminProducts", {}, { total: true }),
    // @ts-expect-error a mutation is no query
    api.query("adminSaveRecord", { input: {} }, { success: true }),
  ];
  expect(neverCalled).toBeTypeOf("function");
});

test("MX-04 the example of docs/api.md works as it is written", async () => {
  const page = readFileSync(new URL("../../docs/api.md", import.meta.url), "utf8");
  const [, command = ""] = /```sh\n([\s\S]*?)```/.exec(page) ?? [];
  const { text } = await aTestKey(database, { scopes: ["catalogue.read"] });
  const env = { ...process.env, SHOP_URL: shop.address, SHOP_API_KEY: text };
  const { stdout } = await promisify(execFile)("sh", ["-c", `${command.trimEnd()} --silent`], { env });
  const { data, errors } = JSON.parse(stdout);
  expect(errors).toBeUndefined();
  expect(data.adminProducts.total).toBeGreaterThan(0);
  expect(Object.keys(data.adminProducts.products[0])).toEqual(["code", "name"]);
});
