import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { shopDatabase } from "../testing/shop-database.ts";
import { startTestShop } from "../testing/start-test-shop.ts";

const { url } = await shopDatabase();
const adminOrigin = "https://admin.shop.example";
const env = { SHOP_PUBLIC_URL: "https://shop.example", SHOP_ADMIN_URL: adminOrigin };
const shop = await startTestShop({ databaseUrl: url, env });
const [onAdmin, onShop] = [{ host: "admin.shop.example" }, { host: "shop.example" }];

/** Every address with a page, as the atlas lists them, with something for each place. */
const pages = [
  ...readFileSync(new URL("../../../docs/atlas.md", import.meta.url), "utf8").matchAll(/^\| `(\/[^`]*)` \|/gm),
]
  .map(([, pattern = ""]) => pattern.replaceAll(/:\w+\??|\*/g, "x"))
  .filter((path) => !path.startsWith("/dev"));
const isAdmin = (path: string) => /^\/admin(\/|$)/.test(path);
const statusOf = async (path: string, headers: Record<string, string>) => (await shop.get(path, { headers })).status;

test("ASVS 3.5.4 every page of the back office answers on its own host alone, its data too, however it is spelled", async () => {
  const own = pages.filter(isAdmin);
  expect(own.length).toBeGreaterThan(10);
  for (const path of own) {
    expect([path, (await statusOf(path, onAdmin)) === 404]).toEqual([path, false]);
    for (const spelled of [
      path,
      `${path}.data`,
      `/%61${path.slice(2)}`,
      `/A${path.slice(2)}`,
      `/x/..${path}`,
      `/${path}`,
    ]) {
      expect([spelled, await statusOf(spelled, onShop)]).toEqual([spelled, 404]);
    }
  }
  expect(await statusOf("/admin", { host: "shop.example:443" })).toBe(404);
  expect(await statusOf("/desk", onShop)).toBe(404);
});

test("ASVS 3.5.4 nothing of the shop answers on the back office's host but what both need", async () => {
  const others = pages.filter((path) => !isAdmin(path) && path !== "/");
  expect(others.length).toBeGreaterThan(30);
  const ofServer = ["/graphql", "/loyalty/graphql", "/club", "/sitemap.xml", "/robots.txt", "/return-photos/x"];
  for (const path of [...others, ...ofServer]) {
    expect([path, await statusOf(path, onAdmin)]).toEqual([path, 404]);
  }
  expect((await shop.get("/", { headers: onAdmin })).headers.location).toBe("/admin");
  expect([await statusOf("/favicon.ico", onAdmin), await statusOf("/healthz", onAdmin)]).toEqual([200, 200]);
  expect([await statusOf("/", onShop), await statusOf("/login", onShop)]).toEqual([200, 200]);
});

test("ASVS 3.5.4 a page of the shop writes nothing to the back office, though browsers call both one site", async () => {
  const write = (origin: string | null) =>
    shop.get("/admin/sign-in", {
      method: "POST",
      headers: {
        ...onAdmin,
        "content-type": "application/x-www-form-urlencoded",
        ...(origin === null ? {} : { origin }),
      },
      body: "email=rani%40shop.example&password=salah-sekali-lagi",
    });
  for (const origin of ["https://shop.example", "https://evil.example", "null"]) {
    expect([origin, (await write(origin)).status]).toEqual([origin, 403]);
  }
  for (const origin of [adminOrigin, null]) expect((await write(origin)).status).toBeLessThan(403);
});

test("ASVS 3.5.4 the GraphQL endpoint of the back office takes calls of its own pages and none of the shop's", async () => {
  const call = async (headers: Record<string, string>) => {
    const body = JSON.stringify({ query: "{ staffMe { name } }" });
    const response = await shop.get("/admin/graphql", {
      method: "POST",
      headers: { "content-type": "application/json", ...headers },
      body,
    });
    return response.status;
  };
  expect(await call({ ...onAdmin, origin: adminOrigin })).toBe(200);
  expect(await call({ ...onAdmin, origin: "https://shop.example" })).toBe(403);
  expect(await call({ ...onShop, origin: "https://shop.example" })).toBe(404);
});
